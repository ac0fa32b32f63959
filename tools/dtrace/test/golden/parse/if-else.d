BEGIN { if (a) b; else if (c) { d; e; } else ; if (f) { } }
==== ast
clause 1:1
  probe "BEGIN"
  do
    if a
      b
    else
      if c
        d
        e
    if f
