struct pair { int a; }; struct pair p;
BEGIN { trace((x = 1, p.a)); trace((x++, p).a); this->y = (x = 2, x + 1); }
==== types
variable p:struct pair
variable x:int
variable this->y:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (, (= x:int 1:int):int (. p:struct pair a@0.0):int):int
    trace (, (post+1 x:int):int (. p:struct pair a@0.0):int):int
    (= this->y:int (, (= x:int 2:int):int (+ x:int 1:int):int):int):int
