BEGIN { trace(curthread); trace(errno); trace(walltimestamp); trace(vtimestamp); trace(caller); trace(ucaller); trace(stackdepth); trace(ustackdepth); trace(ipl); trace(epid); trace(uregs[3]); trace(execargs); trace(cpu); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace curthread:struct task_struct *
    trace errno:int
    trace walltimestamp:int64_t
    trace (. (. (* curthread:struct task_struct *):struct task_struct se@208.0):struct {...} sum_exec_runtime@0.0):u64
    trace caller:uintptr_t
    trace ucaller:uint64_t
    trace stackdepth:uint32_t
    trace ustackdepth:uint32_t
    trace (call ipl (convert (. (. (* curthread:struct task_struct *):struct task_struct thread_info@168.0):struct {...} preempt_count@12.0):u32):unsigned long):unsigned int
    trace epid:unsigned int
    trace (call uregs 3:unsigned long):uint64_t
    trace (call execargs (convert curthread:void *):unsigned long 34359738584:unsigned long):string
    trace cpu:int
