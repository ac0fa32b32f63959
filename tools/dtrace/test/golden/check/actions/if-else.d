BEGIN { if (pid) trace(1); else if (uid) { x = 2; trace(x); } else { trace("none"); } if (curthread) ; }
==== types
variable x:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    if pid:pid_t
      trace 1:int
    else
      if uid:uid_t
        (= x:int 2:int):int
        trace x:int
      else
        trace "none":string
    if curthread:struct task_struct *
