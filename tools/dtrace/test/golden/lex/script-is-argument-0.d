BEGIN { printf("usage: %s", $$0); trace($0); }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "printf"
1:15 LParen
1:16 String "usage: %s"
1:27 Comma
1:29 String "script-is-argument-0.d"
1:32 RParen
1:33 Semicolon
1:35 Ident "trace"
1:40 LParen
1:41 String "script-is-argument-0.d"
1:43 RParen
1:44 Semicolon
1:46 RBrace
2:1 End
