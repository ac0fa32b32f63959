userland char *a, *b[2];
char userland **c;
char * userland *d;
==== ast
variable 1:1 a: user pointer to char
variable 1:1 b: array [2] of user pointer to char
variable 2:1 c: pointer to user pointer to char
variable 3:1 d: pointer to user pointer to char
