union value { uint64_t whole; struct { uint32_t low, high; }; char bytes[8]; };
union value v;
BEGIN { v.whole = arg0; trace(v.low); trace(v.high); trace(v.bytes[3]); v.bytes[0] = 1; }
==== types
variable v:union value
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= (. v:union value whole@0.0):uint64_t (convert arg0:int64_t):uint64_t):uint64_t
    trace (. v:union value low@0.0):uint32_t
    trace (. v:union value high@4.0):uint32_t
    trace (element (. v:union value bytes@0.0):char [8] 3:long):char
    (= (element (. v:union value bytes@0.0):char [8] 0:long):char 1:char):char
