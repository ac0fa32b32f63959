//! -x strsize=64
BEGIN { trace(sizeof (int)); trace(sizeof (pid)); trace(sizeof (string)); trace(sizeof (char *)); trace(sizeof (timestamp + 1)); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace 4:unsigned long
    trace 4:unsigned long
    trace 64:unsigned long
    trace 8:unsigned long
    trace 8:unsigned long
