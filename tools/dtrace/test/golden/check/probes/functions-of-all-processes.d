pid*:libc:malloc:entry,pid1234:libc:malloc:entry,pid*:a.out:main:4 { trace(probeprov); }
==== types
clause 0 at 1:1
  probe 4 pid*:libc.so.6:malloc:entry
  probe 6 pid*:work:main:4
  when (!= pid:pid_t 0:int):int
  do
    trace (call strjoin "pid":string (call lltostr pid:pid_t):string):string
clause 1 at 1:1
  probe 5 pid1234:libc.so.6:malloc:entry
  do
    trace probeprov:string
