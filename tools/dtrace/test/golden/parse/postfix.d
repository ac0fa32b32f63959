BEGIN { trace(a[1, 2].b->c[d]); trace(a->string); a.b++; }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace ([] (-> (. ([] a 1 2) b) c) d))
    (call trace (-> a string))
    (post++ (. a b))
