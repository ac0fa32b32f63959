//! -w
BEGIN { raise(9); }
==== enabling
