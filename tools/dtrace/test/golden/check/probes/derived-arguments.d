//! -x tracefs=tracefs-derived
proc:::create { trace(args[0]->pr_pid); }
signal-send { trace(args[2]); trace(args[1]->pr_pid == pid); }
==== types
clause 0 at 2:1
  probe 4 proc:vmlinux::create
  when (== (. (* (convert arg1:int64_t):struct task_struct *):struct task_struct pid@56.0):pid_t (. (* (convert arg1:int64_t):struct task_struct *):struct task_struct tgid@60.0):pid_t):int
  do
    trace (. (* (convert arg1:int64_t):struct task_struct *):struct task_struct tgid@60.0):pid_t
clause 1 at 3:1
  probe 5 proc:vmlinux::signal-send
  when (!= arg4:int64_t 3:int64_t):int
  do
    trace (convert arg0:int64_t):int
    trace (== (. (* (convert arg2:int64_t):struct task_struct *):struct task_struct tgid@60.0):pid_t pid:pid_t):int
