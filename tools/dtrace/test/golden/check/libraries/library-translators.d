//! -L dlib
BEGIN { trace(current_point->x); trace(xlate<point_t>(curthread).x); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t
