//! -x tracefs=tracefs-derived
proc:::create,proc:::lwp-create,proc:::exec-success /pid == 1/ { trace(probename); }
proc:::exit { trace(args[0]); }
proc:::exec { trace(args[0]); }
==== types
clause 0 at 2:1
  probe 4 proc:vmlinux::create
  when (&& (== (. (* (convert arg1:int64_t):struct task_struct *):struct task_struct pid@56.0):pid_t (. (* (convert arg1:int64_t):struct task_struct *):struct task_struct tgid@60.0):pid_t):int (== pid:pid_t 1:int):int):int
  do
    trace probename:string
clause 1 at 2:1
  probe 5 proc:vmlinux::lwp-create
  when (&& (!= (. (* (convert arg1:int64_t):struct task_struct *):struct task_struct pid@56.0):pid_t (. (* (convert arg1:int64_t):struct task_struct *):struct task_struct tgid@60.0):pid_t):int (== pid:pid_t 1:int):int):int
  do
    trace probename:string
clause 2 at 2:1
  probe 6 proc:vmlinux::exec-success
  when (== pid:pid_t 1:int):int
  do
    trace probename:string
clause 3 at 3:1
  probe 7 proc:vmlinux:disassociate_ctty:exit
  when (== arg0:int64_t 1:int64_t):int
  do
    trace (?: (& (. (* curthread:struct task_struct *):struct task_struct exit_code@200.0):int 128:int):int 3:int (?: (& (. (* curthread:struct task_struct *):struct task_struct exit_code@200.0):int 127:int):int 2:int 1:int):int):int
clause 4 at 4:1
  probe 8 proc:vmlinux::exec
  do
    trace (stringof (convert arg0:int64_t):char *):string
