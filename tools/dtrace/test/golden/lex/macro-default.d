//! -x defaultargs
BEGIN { trace($1); trace($$2); }
==== tokens
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 Ident "trace"
2:14 LParen
2:15 Integer 0
2:17 RParen
2:18 Semicolon
2:20 Ident "trace"
2:25 LParen
2:26 String ""
2:29 RParen
2:30 Semicolon
2:32 RBrace
3:1 End
