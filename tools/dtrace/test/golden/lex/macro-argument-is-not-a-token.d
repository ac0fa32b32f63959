//! a-b
BEGIN { trace($1); }
==== tokens
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 Ident "trace"
2:14 LParen
2:15 String "a-b"
2:17 RParen
2:18 Semicolon
2:20 RBrace
3:1 End
