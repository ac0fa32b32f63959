__extension__ typedef __signed__ char s8;
typedef struct { __const s8 *a; __volatile__ int b; } two_t;
==== ast
typedef 1:1 s8: signed char
typedef 2:1 two_t: struct { a: s8 *, b: int }
