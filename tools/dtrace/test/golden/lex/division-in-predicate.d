BEGIN /a / b/ /* the end */ { x = y / z; }
END /(a / (b))/
{ }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 PredOpen
1:8 Ident "a"
1:10 Div
1:12 Ident "b"
1:13 PredClose
1:29 LBrace
1:31 Ident "x"
1:33 Assign
1:35 Ident "y"
1:37 Div
1:39 Ident "z"
1:40 Semicolon
1:42 RBrace
2:1 ProbeSpec "END"
2:5 PredOpen
2:6 LParen
2:7 Ident "a"
2:9 Div
2:11 LParen
2:12 Ident "b"
2:13 RParen
2:14 RParen
2:15 PredClose
3:1 LBrace
3:3 RBrace
4:1 End
