BEGIN { a = b = c; a += b <<= c; }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (= a (= b c))
    (+= a (<<= b c))
