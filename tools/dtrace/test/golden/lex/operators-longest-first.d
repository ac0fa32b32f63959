BEGIN { a <<= b >>= c << d >> e <= f < g; a ^^ b ^ c ^= d; a && b & c &= d; a->b - c-- -= d; ... }
==== tokens
1:1 ProbeSpec "BEGIN"
1:7 LBrace
1:9 Ident "a"
1:11 ShlAssign
1:15 Ident "b"
1:17 ShrAssign
1:21 Ident "c"
1:23 Shl
1:26 Ident "d"
1:28 Shr
1:31 Ident "e"
1:33 Le
1:36 Ident "f"
1:38 Lt
1:40 Ident "g"
1:41 Semicolon
1:43 Ident "a"
1:45 LogXor
1:48 Ident "b"
1:50 BitXor
1:52 Ident "c"
1:54 XorAssign
1:57 Ident "d"
1:58 Semicolon
1:60 Ident "a"
1:62 LogAnd
1:65 Ident "b"
1:67 BitAnd
1:69 Ident "c"
1:71 AndAssign
1:74 Ident "d"
1:75 Semicolon
1:77 Ident "a"
1:78 Arrow
1:80 Ident "b"
1:82 Sub
1:84 Ident "c"
1:85 Dec
1:88 SubAssign
1:91 Ident "d"
1:92 Semicolon
1:94 Ellipsis
1:98 RBrace
2:1 End
