BEGIN { trace(sizeof (curpsinfo)); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 8:unsigned long
