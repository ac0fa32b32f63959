//! -x cpu=1
BEGIN, tick-1 { }
profile-10 /pid/ { }
profile-20 { }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  probe 4 profile:::tick-1
  do
clause 1 at 3:1
  probe 5 profile:::profile-10
  when (&& (== (convert cpu:int):uint64_t 1:uint64_t):int pid:pid_t):int
  do
clause 2 at 4:1
  probe 6 profile:::profile-20
  when (== (convert cpu:int):uint64_t 1:uint64_t):int
  do
