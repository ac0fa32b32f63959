BEGIN { trace(percpu(`runqueue_length, 1)); trace(percpu(`current_task, cpu)->pid); trace(&percpu(`current_task, (char)3)); trace(sizeof(percpu(`current_task, 0))); }
==== types
kernel `runqueue_length:int per CPU
kernel `current_task:struct task_struct * per CPU
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (percpu `runqueue_length 1:unsigned long):int
    trace (. (* (percpu `current_task (convert cpu:int):unsigned long):struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (& (percpu `current_task 3:unsigned long):struct task_struct *):struct task_struct **
    trace 8:unsigned long
