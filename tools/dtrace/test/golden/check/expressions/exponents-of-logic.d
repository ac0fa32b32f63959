BEGIN { trace(pid ^^ uid); trace(1 ^^ 1); trace(0 && pid); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (^^ pid:pid_t uid:uid_t):int
    trace 0:int
    trace 0:int
