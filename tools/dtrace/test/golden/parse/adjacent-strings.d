BEGIN { trace("a" "b" /* c */ "d"); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace "abd")
