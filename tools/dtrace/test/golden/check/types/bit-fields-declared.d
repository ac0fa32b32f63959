struct b { int a:3; unsigned int b:7; int c:30; long d:40; };
struct b v;
BEGIN { v.a = -1; v.b += 3; v.c++; trace(v.a + v.b); trace(v.d); trace(sizeof (struct b)); }
==== types
variable v:struct b
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= (. v:struct b a@0.0:3):int -1:int):int
    (+=:int (. v:struct b b@0.3:7):unsigned int 3:int):unsigned int
    (post+1 (. v:struct b c@4.0:30):int):int
    trace (+ (. v:struct b a@0.0:3):int (convert (. v:struct b b@0.3:7):unsigned int):int):int
    trace (. v:struct b d@8.0:40):long
    trace 16:unsigned long
