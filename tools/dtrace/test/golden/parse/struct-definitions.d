struct s { int a, *b; char c[4]; struct s *next; };
union u { int i; struct { int x, y; }; struct { long z; } named; };
struct bits { unsigned a:1, b:3, :4; int c:1 + 2; };
struct later;
struct s var, *list[2];
struct keywords { int self, string; char *probe; };
==== ast
type 1:1 struct s { a: int, b: int *, c: array [4] of char, next: struct s * }
type 2:1 union u { i: int, struct { x: int, y: int }, named: struct { z: long } }
type 3:1 struct bits { a: unsigned int : 1, b: unsigned int : 3, unsigned int : 4, c: int : (+ 1 2) }
type 4:1 struct later
variable 5:1 var: struct s
variable 5:1 list: array [2] of pointer to struct s
type 6:1 struct keywords { self: int, string: int, probe: char * }
