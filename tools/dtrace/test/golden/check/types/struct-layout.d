struct s { char a; int b; char c; short d; long e; char f; }; union u { char a[5]; int b; }; struct t { struct s s; union u u; struct { int x; union { char y; long z; }; }; };
BEGIN { trace(sizeof (struct s)); trace(offsetof(struct s, d)); trace(sizeof (union u)); trace(offsetof(struct t, u)); trace(offsetof(struct t, z)); trace(sizeof (struct t)); trace(offsetof(struct t, s.e)); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace 32:unsigned long
    trace 10:unsigned long
    trace 8:unsigned long
    trace 32:unsigned long
    trace 48:unsigned long
    trace 56:unsigned long
    trace 16:unsigned long
