typedef int num;
int n_t;
BEGIN { trace((num) - 1); trace((num)(1)); trace((n_t) - 1); trace((pid) * 2); trace(sizeof (num)); trace(sizeof (pid)); }
==== ast
typedef 1:1 num: int
variable 2:1 n_t: int
clause 3:1
  probe "BEGIN"
  do
    (call trace (cast "num" (- 1)))
    (call trace (cast "num" 1))
    (call trace (- n_t 1))
    (call trace (* pid 2))
    (call trace (sizeof "num"))
    (call trace (sizeof pid))
