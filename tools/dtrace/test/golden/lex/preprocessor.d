//! -C -D THREE=3 -D GONE -U GONE -x define=FOUR=4
#define SQUARE(x) ((x) * (x))
#pragma D option quiet
#if defined(__SUNW_D) && defined(__linux) && __SUNW_D_VERSION >= 0x02000000 && !defined(GONE)
linux:::BEGIN { trace(SQUARE(THREE)); }	// 'one
#else
wrong
#endif
END { trace(FOUR); }
==== tokens
3:1 pragma option quiet ""
5:1 ProbeSpec "linux:::BEGIN"
5:15 LBrace
5:17 Ident "trace"
5:22 LParen
5:23 LParen
5:24 LParen
5:25 Integer 3
5:26 RParen
5:28 Mul
5:30 LParen
5:31 Integer 3
5:32 RParen
5:33 RParen
5:34 RParen
5:35 Semicolon
5:37 RBrace
9:1 ProbeSpec "END"
9:5 LBrace
9:7 Ident "trace"
9:12 LParen
9:13 Integer 4
9:14 RParen
9:15 Semicolon
9:17 RBrace
10:1 End
