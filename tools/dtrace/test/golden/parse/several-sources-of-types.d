struct s { int a; } first, *second;
enum { X } third;
==== ast
variable 1:1 first: struct s { a: int }
variable 1:1 second: struct s { a: int } *
variable 2:1 third: enum { X }
