BEGIN { trace((pid) + 1); trace((int) + 1); trace((foo_t *)x); trace((x) * y); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (+ pid 1))
    (call trace (cast "int" (+ 1)))
    (call trace (cast "foo_t *" x))
    (call trace (* x y))
