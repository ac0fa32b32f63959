BEGIN {
	trace(curpsinfo->pr_pid); trace(curpsinfo->pr_ppid); trace(curpsinfo->pr_pgid); trace(curpsinfo->pr_sid);
	trace(curpsinfo->pr_uid); trace(curpsinfo->pr_euid); trace(curpsinfo->pr_gid); trace(curpsinfo->pr_egid);
	trace(curpsinfo->pr_nlwp); trace(curpsinfo->pr_addr); trace(curpsinfo->pr_fname); trace(curpsinfo->pr_psargs);
	trace(curpsinfo->pr_projid); trace(curpsinfo->pr_arglen); trace(curpsinfo->pr_wstat); trace(curpsinfo->pr_start); trace(curpsinfo->pr_dmodel);
	trace(xlate<psinfo_t *>(curthread->real_parent)->pr_fname);
}
==== types
variable this->$1:struct task_struct *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* curthread:struct task_struct *):struct task_struct tgid@60.0):pid_t
    trace (. (* (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):struct task_struct tgid@60.0):pid_t
    trace (. (* (& (. (* (element (. (* (. (* curthread:struct task_struct *):struct task_struct signal@256.0):struct signal_struct *):struct signal_struct pids@8.0):struct pid * [4] 2:long):struct pid *):struct pid numbers@8.0):struct upid []):struct upid *):struct upid nr@0.0):int
    trace (. (* (& (. (* (element (. (* (. (* curthread:struct task_struct *):struct task_struct signal@256.0):struct signal_struct *):struct signal_struct pids@8.0):struct pid * [4] 3:long):struct pid *):struct pid numbers@8.0):struct upid []):struct upid *):struct upid nr@0.0):int
    trace (. (. (* (. (* curthread:struct task_struct *):struct task_struct real_cred@232.0):struct cred *):struct cred uid@4.0):kuid_t val@0.0):u32
    trace (. (. (* (. (* curthread:struct task_struct *):struct task_struct real_cred@232.0):struct cred *):struct cred euid@12.0):kuid_t val@0.0):u32
    trace (. (. (* (. (* curthread:struct task_struct *):struct task_struct real_cred@232.0):struct cred *):struct cred gid@8.0):kuid_t val@0.0):u32
    trace (. (. (* (. (* curthread:struct task_struct *):struct task_struct real_cred@232.0):struct cred *):struct cred egid@16.0):kuid_t val@0.0):u32
    trace (. (* (. (* curthread:struct task_struct *):struct task_struct signal@256.0):struct signal_struct *):struct signal_struct nr_threads@0.0):int
    trace (convert curthread:struct task_struct *):uintptr_t
    trace (stringof (. (* (. (* curthread:struct task_struct *):struct task_struct group_leader@224.0):struct task_struct *):struct task_struct comm@72.0):char [16]):string
    trace (?: (== (convert curthread:struct task_struct *):uint64_t (convert curthread:struct task_struct *):uint64_t):int (call execargs (convert curthread:void *):unsigned long 34359738584:unsigned long):string (stringof (. (* (. (* curthread:struct task_struct *):struct task_struct group_leader@224.0):struct task_struct *):struct task_struct comm@72.0):char [16]):string):string
    trace 0:int
    trace (convert (?: (. (* curthread:struct task_struct *):struct task_struct mm@216.0):struct mm_struct * (- (. (* (. (* curthread:struct task_struct *):struct task_struct mm@216.0):struct mm_struct *):struct mm_struct arg_end@8.0):unsigned long (. (* (. (* curthread:struct task_struct *):struct task_struct mm@216.0):struct mm_struct *):struct mm_struct arg_start@0.0):unsigned long):unsigned long 0:unsigned long):unsigned long):uint_t
    trace (. (* curthread:struct task_struct *):struct task_struct exit_code@200.0):int
    trace (. (* (. (* curthread:struct task_struct *):struct task_struct group_leader@224.0):struct task_struct *):struct task_struct start_boottime@88.0):u64
    trace (convert (?: (& (. (. (* curthread:struct task_struct *):struct task_struct thread_info@168.0):struct {...} flags@0.0):unsigned long 536870912:unsigned long):unsigned long 1:int 2:int):int):char
    trace (, (= this->$1:struct task_struct * (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):struct task_struct * (stringof (. (* (. (* this->$1:struct task_struct *):struct task_struct group_leader@224.0):struct task_struct *):struct task_struct comm@72.0):char [16]):string):string
