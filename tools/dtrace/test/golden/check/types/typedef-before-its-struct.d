typedef struct foo foo_t; typedef foo_t foo2_t; struct foo { int a; int b; foo_t *next; }; struct z { foo_t in; int k; };
typedef union u u_t; union u { int a; long b; }; struct y { u_t in; int k; };
foo_t v; int w; foo_t many[4]; this foo2_t t; self foo_t s; foo_t as[int]; u_t u; foo_t *q;
BEGIN { trace(sizeof (foo_t)); trace(sizeof (struct z)); trace(offsetof(struct z, k)); trace(sizeof (u_t)); trace(offsetof(struct y, k)); }
BEGIN { trace(sizeof (v)); trace(sizeof (many)); trace(sizeof (foo2_t)); x = *q; trace(x.b); x = v; many[3] = *v.next; }
==== types
variable v:foo_t
variable w:int
variable many:foo_t [4]
variable this->t:foo2_t
variable self->s:foo_t
variable as[int]:foo_t
variable u:u_t
variable q:foo_t *
variable x:foo_t
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    trace 16:unsigned long
    trace 24:unsigned long
    trace 16:unsigned long
    trace 8:unsigned long
    trace 8:unsigned long
clause 1 at 5:1
  probe 1 dtrace:::BEGIN
  do
    trace 16:unsigned long
    trace 64:unsigned long
    trace 16:unsigned long
    (= x:foo_t (* q:foo_t *):foo_t):foo_t
    trace (. x:foo_t b@4.0):int
    (= x:foo_t v:foo_t):foo_t
    (= (element many:foo_t [4] 3:long):foo_t (* (. v:foo_t next@8.0):foo_t *):foo_t):foo_t
