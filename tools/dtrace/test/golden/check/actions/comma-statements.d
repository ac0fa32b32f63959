BEGIN { trace(1), trace(2); trace((1, arg0)); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 1:int
    trace 2:int
    trace (, 1:int arg0:int64_t):int64_t
