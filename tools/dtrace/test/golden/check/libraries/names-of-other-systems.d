BEGIN { trace(tcp_state_string[10]); trace(zonename); trace(fds[1].fi_mount); trace(curlwpsinfo->pr_stype == SOBJ_MUTEX); trace(curpsinfo->pr_argc); trace(curpsinfo->pr_argv); trace(DTRACEFLT_BADADDR); trace(PR_REQUESTED); trace(PR_CHECKPOINT); }
ERROR /arg4 == DTRACEFLT_DIVZERO/ { trace(arg5); }
==== types
variable this->$1:struct file *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace "state-listen":string
    trace "global":string
    trace (, (= this->$1:struct file * (?: (&& 1:int (< 1:u32 (. (* (. (* (. (* curthread:struct task_struct *):struct task_struct files@248.0):struct files_struct *):struct files_struct fdt@0.0):struct fdtable *):struct fdtable max_fds@0.0):u32):int):int (* (+ (. (* (. (* (. (* curthread:struct task_struct *):struct task_struct files@248.0):struct files_struct *):struct files_struct fdt@0.0):struct fdtable *):struct fdtable fd@8.0):struct file ** 8:long):struct file **):struct file * 0:struct file *):struct file *):struct file * (?: this->$1:struct file * "<unknown>":string "<none>":string):string):string
    trace 0:int
    trace (?: (&& (== (convert curthread:struct task_struct *):uint64_t (convert curthread:struct task_struct *):uint64_t):int (. (* curthread:struct task_struct *):struct task_struct mm@216.0):struct mm_struct *):int (* (convert (. (* (. (* curthread:struct task_struct *):struct task_struct mm@216.0):struct mm_struct *):struct mm_struct start_stack@16.0):unsigned long):int userland *):int 0:int):int
    trace (?: (. (* curthread:struct task_struct *):struct task_struct mm@216.0):struct mm_struct * (+ (. (* (. (* curthread:struct task_struct *):struct task_struct mm@216.0):struct mm_struct *):struct mm_struct start_stack@16.0):unsigned long 8:unsigned long):unsigned long 0:unsigned long):unsigned long
    trace 1:int
    trace 1:int
    trace 8:int
clause 1 at 2:1
  probe 3 dtrace:::ERROR
  when (== arg4:int64_t 4:int64_t):int
  do
    trace arg5:int64_t
