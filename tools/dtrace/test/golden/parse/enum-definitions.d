enum e { A, B = 4, C = B + 1, };
enum { ONE = 1, TWO };
enum e var;
==== ast
type 1:1 enum e { A B = 4 C = (+ B 1) }
type 2:1 enum { ONE = 1 TWO }
variable 3:1 var: enum e
