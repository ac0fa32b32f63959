BEGIN { if (a) { } else if (b) c; else { if (d) e; } if (f) if (g) h; else i; }
==== ast
clause 1:1
  probe "BEGIN"
  do
    if a
    else
      if b
        c
      else
        if d
          e
    if f
      if g
        h
      else
        i
