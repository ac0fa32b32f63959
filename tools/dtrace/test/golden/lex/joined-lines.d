BEGIN \
{ trace("a\
b"); trace(1 + \
2); }
==== tokens
1:1 ProbeSpec "BEGIN"
2:1 LBrace
2:3 Ident "trace"
2:8 LParen
2:9 String "ab"
3:3 RParen
3:4 Semicolon
3:6 Ident "trace"
3:11 LParen
3:12 Integer 1
3:14 Add
4:1 Integer 2
4:2 RParen
4:3 Semicolon
4:5 RBrace
5:1 End
