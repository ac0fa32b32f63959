struct pair { int a; char b; long long c; };
struct pair p; struct pair q; self struct pair s; this struct pair t; struct pair all[3]; struct pair by[int];
BEGIN { p.a = 1; q = p; self->s = q; this->t.c = self->s.c; all[1].b = 'x'; by[2] = q; trace(by[2].a); r = p; trace(r.b); trace(sizeof (struct pair)); trace(p.a == q.a); this->f = &p; this->f->a = 7; }
==== types
variable p:struct pair with address
variable q:struct pair
variable self->s:struct pair
variable this->t:struct pair
variable all:struct pair [3]
variable by[int]:struct pair
variable r:struct pair
variable this->f:struct pair *
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= (. p:struct pair a@0.0):int 1:int):int
    (= q:struct pair p:struct pair):struct pair
    (= self->s:struct pair q:struct pair):struct pair
    (= (. this->t:struct pair c@8.0):long long (. self->s:struct pair c@8.0):long long):long long
    (= (. (element all:struct pair [3] 1:long):struct pair b@4.0):char 120:char):char
    (= ([] by 2:int):struct pair q:struct pair):struct pair
    trace (. ([] by 2:int):struct pair a@0.0):int
    (= r:struct pair p:struct pair):struct pair
    trace (. r:struct pair b@4.0):char
    trace 16:unsigned long
    trace (== (. p:struct pair a@0.0):int (. q:struct pair a@0.0):int):int
    (= this->f:struct pair * (& p:struct pair):struct pair *):struct pair *
    (= (. (* this->f:struct pair *):struct pair a@0.0):int 7:int):int
