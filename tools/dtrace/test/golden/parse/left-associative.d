BEGIN { trace(1 - 2 - 3); trace(8 / 4 / 2); trace(1 << 2 << 3); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (- (- 1 2) 3))
    (call trace (/ (/ 8 4) 2))
    (call trace (<< (<< 1 2) 3))
