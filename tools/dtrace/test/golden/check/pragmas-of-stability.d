#pragma D attributes Evolving/Evolving/Common provider dtrace
#pragma D binding "1.0" x
int x;
BEGIN { x = 1; }
==== types
variable x:int
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int 1:int):int
