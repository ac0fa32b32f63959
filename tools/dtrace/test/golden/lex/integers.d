BEGIN { trace(0); trace(10u); trace(010); trace(0x1F); trace(18446744073709551615); trace(1ll); trace(0xffULL); }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "trace"
1:14 LParen
1:15 Integer 0
1:16 RParen
1:17 Semicolon
1:19 Ident "trace"
1:24 LParen
1:25 Integer 10 u
1:28 RParen
1:29 Semicolon
1:31 Ident "trace"
1:36 LParen
1:37 Integer 8 not-decimal
1:40 RParen
1:41 Semicolon
1:43 Ident "trace"
1:48 LParen
1:49 Integer 31 not-decimal
1:53 RParen
1:54 Semicolon
1:56 Ident "trace"
1:61 LParen
1:62 Integer 18446744073709551615
1:82 RParen
1:83 Semicolon
1:85 Ident "trace"
1:90 LParen
1:91 Integer 1 l
1:94 RParen
1:95 Semicolon
1:97 Ident "trace"
1:102 LParen
1:103 Integer 255 u l not-decimal
1:110 RParen
1:111 Semicolon
1:113 RBrace
2:1 End
