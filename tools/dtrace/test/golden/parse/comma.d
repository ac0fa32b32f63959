BEGIN { a, b; trace((a, b)); f(a, (b, c)); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (, a b)
    (call trace (, a b))
    (call f a (, b c))
