BEGIN { trace(1 + 2 * 3); trace(-7 / 2); trace(-7 % 3); trace(-1 >> 1); trace(0xffffffff >> 1); trace(1 ? 2 : 3); trace(0 && pid); trace(1 || pid); trace("a" < "b"); trace(-1 < 1u); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 7:int
    trace -3:int
    trace -1:int
    trace -1:int
    trace 2147483647:unsigned int
    trace 2:int
    trace 0:int
    trace 1:int
    trace 1:int
    trace 0:int
