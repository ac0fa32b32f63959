BEGIN { exit(0); printf("%d %s", 1, "x"); f(); f(g(1), h()) }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call exit 0)
    (call printf "%d %s" 1 "x")
    (call f)
    (call f (call g 1) (call h))
