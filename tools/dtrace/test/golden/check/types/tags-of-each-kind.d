struct r { int a; } s; union r { long b; } u; enum r { R1, R2 }; enum r e;
BEGIN { trace(s.a); trace(u.b); trace(sizeof (struct r)); trace(sizeof (union r)); trace((enum r)1); }
==== types
variable s:struct r
variable u:union r
variable e:enum r
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (. s:struct r a@0.0):int
    trace (. u:union r b@0.0):long
    trace 4:unsigned long
    trace 8:unsigned long
    trace 1:enum r
