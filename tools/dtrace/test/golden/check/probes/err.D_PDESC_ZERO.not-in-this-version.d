lockstat:::adaptive-block { } rawfbt:::entry { }
==== errors
