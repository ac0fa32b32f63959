struct later; struct later *p; struct later { int a; };
BEGIN { p = (struct later *)arg0; trace(p->a); }
==== types
variable p:struct later *
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= p:struct later * (convert arg0:int64_t):struct later *):struct later *
    trace (. (* p:struct later *):struct later a@0.0):int
