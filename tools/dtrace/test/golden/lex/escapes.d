BEGIN { trace("\a\b\f\n\r\t\v\\\"\'\?\0\12\123\x41\x4g\q"); trace('\n'); trace('\''); trace('a\0b'); trace('\377'); }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "trace"
1:14 LParen
1:15 String "\x07\x08\x0c\n\x0d\t\x0b\\\"'?\x00\nSA\x04gq"
1:58 RParen
1:59 Semicolon
1:61 Ident "trace"
1:66 LParen
1:67 Char 10
1:71 RParen
1:72 Semicolon
1:74 Ident "trace"
1:79 LParen
1:80 Char 39
1:84 RParen
1:85 Semicolon
1:87 Ident "trace"
1:92 LParen
1:93 Char 6357090
1:99 RParen
1:100 Semicolon
1:102 Ident "trace"
1:107 LParen
1:108 Char -1
1:114 RParen
1:115 Semicolon
1:117 RBrace
2:1 End
