BEGIN { trace("a\tb\"c\\ \101\x42\q"); trace("two\
lines"); trace("\0nul"); }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "trace"
1:14 LParen
1:15 String "a\tb\"c\\ ABq"
1:37 RParen
1:38 Semicolon
1:40 Ident "trace"
1:45 LParen
1:46 String "twolines"
2:7 RParen
2:8 Semicolon
2:10 Ident "trace"
2:15 LParen
2:16 String "\x00nul"
2:23 RParen
2:24 Semicolon
2:26 RBrace
3:1 End
