BEGIN { trace(- -1); trace(!~+a); trace(*&a); ++a; a--; --*a; }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (- (- 1)))
    (call trace (! (~ (+ a))))
    (call trace (* (& a)))
    (++ a)
    (post-- a)
    (-- (* a))
