BEGIN { trace(a ? b : c ? d : e); trace(a ? b, c : d); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (?: a b (?: c d e)))
    (call trace (?: a (, b c) d))
