extern int a[]; extern struct nosuch there; extern e9; self x;
BEGIN { self->x = 1; e9 = 2; }
==== types
variable e9:int
variable self->x:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= self->x:int 1:int):int
    (= e9:int 2:int):int
