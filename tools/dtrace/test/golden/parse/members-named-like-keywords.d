BEGIN { trace(a->self); trace(a.string->this); trace(a->probe[1]); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (-> a self))
    (call trace (-> (. a string) this))
    (call trace ([] (-> a probe) 1))
