BEGIN { trace(2147483647 + 1); trace((char)200); trace((unsigned char)-1); trace(0x7fffffffffffffff + 1); trace((-9223372036854775807 - 1) / -1); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace -2147483648:int
    trace -56:char
    trace 255:unsigned char
    trace -9223372036854775808:long
    trace -9223372036854775808:long
