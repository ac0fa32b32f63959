int x; int x; self string s; self string s; int a[int]; int a[int];
BEGIN { x = 1; }
==== types
variable x:int
variable self->s:string
variable a[int]:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int 1:int):int
