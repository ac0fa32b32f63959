//! -C
BEGIN { }
==== tokens
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 RBrace
3:1 End
