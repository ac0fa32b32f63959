BEGIN { trace(sizeof x); trace(sizeof (x)->y); trace(sizeof (int[4])); trace(sizeof (struct s *)); trace(sizeof (char) + 1); trace(sizeof -1); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (sizeof x))
    (call trace (sizeof (-> x y)))
    (call trace (sizeof "array [4] of int"))
    (call trace (sizeof "struct s *"))
    (call trace (+ (sizeof "char") 1))
    (call trace (sizeof (- 1)))
