BEGIN { trace((file_t *)arg0); trace((pid_t) - 1); trace((bool) -1); trace((loff_t) * p); trace(sizeof (file_t)); trace((frob) - 1); trace(sizeof (frob)); }
BEGIN { bool = 1; trace((bool) - 1); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (cast "file_t *" arg0))
    (call trace (cast "pid_t" (- 1)))
    (call trace (cast "bool" (- 1)))
    (call trace (cast "loff_t" (* p)))
    (call trace (sizeof "file_t"))
    (call trace (- frob 1))
    (call trace (sizeof frob))
clause 2:1
  probe "BEGIN"
  do
    (= bool 1)
    (call trace (- bool 1))
