int x;
my_t *y;
uint64_t z;
self int w;
int_probe, foo_t { }
BEGIN
==== tokens
1:1 KwInt
1:5 Ident "x"
1:6 Semicolon
2:1 Ident "my_t"
2:6 Mul
2:7 Ident "y"
2:8 Semicolon
3:1 Ident "uint64_t"
3:10 Ident "z"
3:11 Semicolon
4:1 KwSelf
4:6 KwInt
4:10 Ident "w"
4:11 Semicolon
5:1 ProbeSpec "int_probe"
5:10 Comma
5:12 ProbeSpec "foo_t"
5:18 LBrace
5:20 RBrace
6:1 ProbeSpec "BEGIN"
7:1 End
