BEGIN { x = 1; }
int y;
END { y = 2; }
inline int z = 1;
ERROR { };
==== ast
clause 1:1
  probe "BEGIN"
  do
    (= x 1)
variable 2:1 y: int
clause 3:1
  probe "END"
  do
    (= y 2)
inline 4:1 z: int
  = 1
clause 5:1
  probe "ERROR"
  do
