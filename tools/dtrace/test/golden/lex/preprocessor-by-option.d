//! -x cpp -D THREE=3
#define SQUARE(x) ((x) * (x))
BEGIN { trace(SQUARE(THREE)); }
==== tokens
3:1 ProbeSpec "BEGIN"
3:7 LBrace
3:9 Ident "trace"
3:14 LParen
3:15 LParen
3:16 LParen
3:17 Integer 3
3:18 RParen
3:20 Mul
3:22 LParen
3:23 Integer 3
3:24 RParen
3:25 RParen
3:26 RParen
3:27 Semicolon
3:29 RBrace
4:1 End
