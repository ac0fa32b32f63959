BEGIN { trace(SIGKILL); trace(SIGCHLD); trace(SIGRTMIN); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 9:int
    trace 17:int
    trace 32:int
