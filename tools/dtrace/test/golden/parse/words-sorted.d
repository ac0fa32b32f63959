long unsigned int a; short b; unsigned c; int long long d; signed char e; char unsigned f;
int short unsigned g; const volatile int h; signed i; long long unsigned j; int const k;
==== ast
variable 1:1 a: unsigned long
variable 1:22 b: short
variable 1:31 c: unsigned int
variable 1:43 d: long long
variable 1:60 e: signed char
variable 1:75 f: unsigned char
variable 2:1 g: unsigned short
variable 2:23 h: int
variable 2:45 i: int
variable 2:55 j: unsigned long long
variable 2:77 k: int
