BEGIN { system("echo %d", pid); raise(9); copyout(curthread, arg0, 4); copyoutstr(execname, arg1, 10); stop(); breakpoint(); panic(); chill(500); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    system [ "echo " %d ] pid:pid_t
    raise 9:int
    copyout curthread:struct task_struct * arg0:int64_t 4:int64_t
    copyoutstr execname:string arg1:int64_t 10:int64_t
    stop
    breakpoint
    panic
    chill 500:int64_t
