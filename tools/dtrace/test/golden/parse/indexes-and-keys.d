BEGIN { a[1] = 2; a[1, "x", pid] = b[c[d]]; self->a[tid]++; this->m[1][2] = 3; @[pid, a[1]] = count(); @x["k"] = sum(1); @ = max(2); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (= ([] a 1) 2)
    (= ([] a 1 "x" pid) ([] b ([] c d)))
    (post++ ([] self->a tid))
    (= ([] ([] this->m 1) 2) 3)
    (= (@ pid ([] a 1)) (call count))
    (= (@x "k") (call sum 1))
    (= @ (call max 2))
