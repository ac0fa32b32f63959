kernel_type x;
kernel_type *y[3];
module`type z;
BEGIN END
foo bar(1)
==== tokens
1:1 Ident "kernel_type"
1:13 Ident "x"
1:14 Semicolon
2:1 Ident "kernel_type"
2:13 Mul
2:14 Ident "y"
2:15 LBracket
2:16 Integer 3
2:17 RBracket
2:18 Semicolon
3:1 KernelVar "module`type"
3:13 Ident "z"
3:14 Semicolon
4:1 ProbeSpec "BEGIN"
4:7 ProbeSpec "END"
5:1 ProbeSpec "foo"
5:5 ProbeSpec "bar"
5:8 LParen
5:9 ProbeSpec "1"
5:10 RParen
6:1 End
