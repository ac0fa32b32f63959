BEGIN { trace('a'); trace('ab'); trace('\n'); trace('\''); trace('\377'); trace('\x41'); trace('abcdefgh'); }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "trace"
1:14 LParen
1:15 Char 97
1:18 RParen
1:19 Semicolon
1:21 Ident "trace"
1:26 LParen
1:27 Char 24930
1:31 RParen
1:32 Semicolon
1:34 Ident "trace"
1:39 LParen
1:40 Char 10
1:44 RParen
1:45 Semicolon
1:47 Ident "trace"
1:52 LParen
1:53 Char 39
1:57 RParen
1:58 Semicolon
1:60 Ident "trace"
1:65 LParen
1:66 Char -1
1:72 RParen
1:73 Semicolon
1:75 Ident "trace"
1:80 LParen
1:81 Char 65
1:87 RParen
1:88 Semicolon
1:90 Ident "trace"
1:95 LParen
1:96 Char 7017280452245743464
1:106 RParen
1:107 Semicolon
1:109 RBrace
2:1 End
