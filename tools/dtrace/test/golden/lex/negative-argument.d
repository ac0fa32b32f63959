//! -- -5 0x10 name
BEGIN { trace($1); trace($2); $3 = 1; trace($$1); }
==== tokens
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 Ident "trace"
2:14 LParen
2:15 Sub
2:15 Integer 5
2:17 RParen
2:18 Semicolon
2:20 Ident "trace"
2:25 LParen
2:26 Integer 16 not-decimal
2:28 RParen
2:29 Semicolon
2:31 Ident "name"
2:34 Assign
2:36 Integer 1
2:37 Semicolon
2:39 Ident "trace"
2:44 LParen
2:45 String "-5"
2:48 RParen
2:49 Semicolon
2:51 RBrace
3:1 End
