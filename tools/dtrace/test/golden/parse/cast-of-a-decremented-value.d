typedef int num;
int n;
BEGIN { trace((num)--n); trace((num)++n); trace((n)--); }
==== ast
typedef 1:1 num: int
variable 2:1 n: int
clause 3:1
  probe "BEGIN"
  do
    (call trace (cast "num" (-- n)))
    (call trace (cast "num" (++ n)))
    (call trace (post-- n))
