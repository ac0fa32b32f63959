extern int f(const char *x) __attribute__((__nothrow__, alias("a)b"))) __asm__ ("f" "2"); __extension__ typedef _Float128 f_t; int n;
BEGIN { __attribute__ = 1; }
==== tokens
1:1 KwExtern
1:8 KwInt
1:12 Ident "f"
1:13 LParen
1:14 KwConst
1:20 KwChar
1:25 Mul
1:26 Ident "x"
1:27 RParen
1:89 Semicolon
1:91 KwConst
1:105 KwTypedef
1:113 KwDouble
1:123 Ident "f_t"
1:126 Semicolon
1:128 KwInt
1:132 Ident "n"
1:133 Semicolon
2:1 ProbeSpec "BEGIN"
2:7 LBrace
2:9 Ident "__attribute__"
2:23 Assign
2:25 Integer 1
2:26 Semicolon
2:28 RBrace
3:1 End
