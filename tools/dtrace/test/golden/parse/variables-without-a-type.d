self x; this y, z; extern e9; static s[3]; extern int a[];
BEGIN { }
==== ast
variable 1:1 self->x: int
variable 1:9 this->y: int
variable 1:9 this->z: int
variable 1:20 extern e9: int
variable 1:31 s: array [3] of int
variable 1:44 extern a: array [] of int
clause 2:1
  probe "BEGIN"
  do
