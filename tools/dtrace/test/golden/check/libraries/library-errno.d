BEGIN { trace(ENOENT); trace(EWOULDBLOCK); trace(EDEADLK); trace(ERESTARTSYS); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 2:int
    trace 11:int
    trace 35:int
    trace 512:int
