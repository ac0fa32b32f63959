BEGIN { trace(1); trace(2147483648); trace(0x80000000); trace(0xffffffffffffffff); trace(1u); trace(1l); trace(1ul); trace('ab'); trace('\377'); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 1:int
    trace 2147483648:long
    trace 2147483648:unsigned int
    trace 18446744073709551615:unsigned long
    trace 1:unsigned int
    trace 1:long
    trace 1:unsigned long
    trace 24930:int
    trace -1:int
