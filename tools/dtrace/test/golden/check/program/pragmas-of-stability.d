#pragma D attributes Evolving/Evolving/Common provider dtrace
#pragma D attributes EVOLVING/evolving/ISA provider work provider
#pragma D attributes Stable/Stable/ISA provider dtrace args
#pragma D attributes Private/Unstable/CPU x
#pragma D binding "1.0" x
#pragma D binding "1.6.3" y
int x, y;
BEGIN { x = 1; }
==== types
variable x:int
variable y:int
clause 0 at 8:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int 1:int):int
