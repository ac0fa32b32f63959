//! -Z
pid*:later.so:f:entry,pid1234:later.so:f:entry { trace(probeprov); }
==== types
clause 0 at 2:1
  when (!= pid:pid_t 0:int):int
  do
    trace (call strjoin "pid":string (call lltostr pid:pid_t):string):string
clause 1 at 2:1
  do
    trace probeprov:string
