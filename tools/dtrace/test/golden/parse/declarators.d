int *a[3];
int (*b)[3];
int (*c)(int, char *);
int *d(void), e(), f(int n, ...);
void (*g[2])(int (*)(void), int []);
char *const *volatile h;
int ((i));
==== ast
variable 1:1 a: array [3] of pointer to int
variable 2:1 b: pointer to array [3] of int
variable 3:1 c: pointer to function (int, char *) giving int
variable 4:1 d: function () giving pointer to int
variable 4:1 e: function () giving int
variable 4:1 f: function (n: int, ...) giving int
variable 5:1 g: array [2] of pointer to function (pointer to function () giving int, array [] of int) giving void
variable 6:1 h: char **
variable 7:1 i: int
