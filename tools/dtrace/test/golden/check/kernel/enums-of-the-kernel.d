BEGIN { trace(PIDTYPE_TGID); trace(TASK_COMM_LEN * 2); trace(LEVEL_LOW); trace(curthread->level == LEVEL_HIGH); trace((enum pid_type)1); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 1:enum pid_type
    trace 32:int
    trace -1:enum level
    trace (== (convert (. (* curthread:struct task_struct *):struct task_struct level@144.0):enum level):int 1:int):int
    trace 1:enum pid_type
