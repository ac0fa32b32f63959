BEGIN { trace(`runqueue_length); trace(`current_task->pid); }
==== types
kernel `runqueue_length:int per CPU
kernel `current_task:struct task_struct * per CPU
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace `runqueue_length:int
    trace (. (* `current_task:struct task_struct *):struct task_struct pid@56.0):pid_t
