BEGIN {
	trace(curlwpsinfo->pr_lwpid); trace(curlwpsinfo->pr_name); trace(curlwpsinfo->pr_addr); trace(curlwpsinfo->pr_flag);
	trace(curlwpsinfo->pr_state); trace(curlwpsinfo->pr_sname); trace(curlwpsinfo->pr_pri); trace(curlwpsinfo->pr_policy);
	trace(curlwpsinfo->pr_onpro); trace(curlwpsinfo->pr_bindpro); trace(curlwpsinfo->pr_start); trace(curlwpsinfo->pr_time);
	trace(curlwpsinfo->pr_syscall); trace(SSLEEP);
}
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string
    trace (convert curthread:struct task_struct *):uintptr_t
    trace (| (| (| (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 12:u32):u32 1:int 0:int):int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 3:u32):u32 16:int 0:int):int):int (?: (& (. (* curthread:struct task_struct *):struct task_struct flags@16.0):u32 2097152:u32):u32 4096:int 0:int):int):int (?: (& (. (* curthread:struct task_struct *):struct task_struct flags@16.0):u32 2:u32):u32 268435456:int 0:int):int):int
    trace (convert (?: (& (. (* curthread:struct task_struct *):struct task_struct exit_state@196.0):int 48:int):int 3:int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 12:u32):u32 4:int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 2048:u32):u32 5:int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 3:u32):u32 1:int (?: (. (* curthread:struct task_struct *):struct task_struct on_cpu@192.0):int 6:int 2:int):int):int):int):int):int):char
    trace (convert (?: (& (. (* curthread:struct task_struct *):struct task_struct exit_state@196.0):int 48:int):int 90:int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 12:u32):u32 84:int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 2048:u32):u32 73:int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 3:u32):u32 83:int (?: (. (* curthread:struct task_struct *):struct task_struct on_cpu@192.0):int 79:int 82:int):int):int):int):int):int):char
    trace (. (* curthread:struct task_struct *):struct task_struct prio@20.0):int
    trace (convert (. (* curthread:struct task_struct *):struct task_struct policy@188.0):u32):int
    trace (convert (. (. (* curthread:struct task_struct *):struct task_struct thread_info@168.0):struct {...} cpu@8.0):u32):int
    trace (convert (?: (== (. (* curthread:struct task_struct *):struct task_struct nr_cpus_allowed@204.0):int 1:int):int (. (. (* curthread:struct task_struct *):struct task_struct thread_info@168.0):struct {...} cpu@8.0):u32 4294967295:u32):u32):int
    trace (. (* curthread:struct task_struct *):struct task_struct start_boottime@88.0):u64
    trace (. (. (* curthread:struct task_struct *):struct task_struct se@208.0):struct {...} sum_exec_runtime@0.0):u64
    trace (?: (== (convert curthread:struct task_struct *):uint64_t (convert curthread:struct task_struct *):uint64_t):int (convert (call uregs 15:unsigned long):uint64_t):int -1:int):int
    trace 1:int
