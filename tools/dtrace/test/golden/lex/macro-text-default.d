//! -x defaultargs
BEGIN { trace($$1); trace($2); trace(pid$3); }
pid$4:::entry { }
==== tokens
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 Ident "trace"
2:14 LParen
2:15 String ""
2:18 RParen
2:19 Semicolon
2:21 Ident "trace"
2:26 LParen
2:27 Integer 0
2:29 RParen
2:30 Semicolon
2:32 Ident "trace"
2:37 LParen
2:38 Ident "pid"
2:41 Integer 0
2:43 RParen
2:44 Semicolon
2:46 RBrace
3:1 ProbeSpec "pid:::entry"
3:15 LBrace
3:17 RBrace
4:1 End
