struct pair { int a, b; }; struct sum { int s; };
translator struct sum < struct pair p > { s = p.a + p.b; };
struct pair v;
BEGIN { v.a = 1; trace(xlate <struct sum> (v).s); trace(xlate <struct sum> (*(struct pair *)arg0).s); }
==== types
variable v:struct pair
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    (= (. v:struct pair a@0.0):int 1:int):int
    trace (+ (. v:struct pair a@0.0):int (. v:struct pair b@4.0):int):int
    trace (+ (. (* (convert arg0:int64_t):struct pair *):struct pair a@0.0):int (. (* (convert arg0:int64_t):struct pair *):struct pair b@4.0):int):int
