BEGIN {
	trace(curlwpsinfo->pr_clname); trace(curlwpsinfo->pr_wchan); trace(curlwpsinfo->pr_bindpset);
	trace(curlwpsinfo->pr_flag & (PR_ASLEEP | PR_IDLE));
	trace(curpsinfo->pr_taskid + curpsinfo->pr_poolid + curpsinfo->pr_zoneid + curpsinfo->pr_contract);
	trace(tcp_state_string[TCP_STATE_IDLE]); trace(TCP_STATE_BOUND);
	printf("%d %d %d", sizeof (in_port_t), sizeof (off64_t), sizeof (ino64_t));
}
==== types
variable this->$1:u32
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (, (= this->$1:u32 (. (* curthread:struct task_struct *):struct task_struct policy@188.0):u32):u32 (?: (== this->$1:u32 0:u32):int "TS":string (?: (== this->$1:u32 1:u32):int "FF":string (?: (== this->$1:u32 2:u32):int "RR":string (?: (== this->$1:u32 3:u32):int "B":string (?: (== this->$1:u32 5:u32):int "IDL":string (?: (== this->$1:u32 6:u32):int "DLN":string "EXT":string):string):string):string):string):string):string):string
    trace 0:uintptr_t
    trace -1:int
    trace (& (| (| (| (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 12:u32):u32 1:int 0:int):int (?: (& (. (* curthread:struct task_struct *):struct task_struct __state@184.0):u32 3:u32):u32 16:int 0:int):int):int (?: (& (. (* curthread:struct task_struct *):struct task_struct flags@16.0):u32 2097152:u32):u32 4096:int 0:int):int):int (?: (& (. (* curthread:struct task_struct *):struct task_struct flags@16.0):u32 2:u32):u32 268435456:int 0:int):int):int 268435472:int):int
    trace 0:int
    trace "state-idle":string
    trace -4:int
    printf [ %d " " %d " " %d ] 2:unsigned long 8:unsigned long 8:unsigned long
