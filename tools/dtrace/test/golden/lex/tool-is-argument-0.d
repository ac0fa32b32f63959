//! -n x
BEGIN { trace($$0); }
==== tokens
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 Ident "trace"
2:14 LParen
2:15 String "dtrace"
2:18 RParen
2:19 Semicolon
2:21 RBrace
3:1 End
