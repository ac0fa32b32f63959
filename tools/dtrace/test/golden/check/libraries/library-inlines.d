//! -L dlib
BEGIN { trace(origin); trace(twice[pid]); trace(GREEN); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace 0:int
    trace (* pid:pid_t 2:int):int
    trace 2:enum colour
