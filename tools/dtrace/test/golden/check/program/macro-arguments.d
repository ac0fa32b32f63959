//! 42 name
BEGIN /pid == $target/ { trace($1); trace($$2); trace(-$1); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  when (== pid:pid_t 1234:int):int
  do
    trace 42:int
    trace "name":string
    trace -42:int
