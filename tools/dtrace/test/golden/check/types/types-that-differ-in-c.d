typedef unsigned long dev_t; typedef unsigned int id_t;
BEGIN { trace(sizeof (dev_t)); trace((id_t)-1 > 0); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace 8:unsigned long
    trace 1:int
