//! -x tracefs=tracefs-events
sdt:sched::, sdt:mine:: { n++; }
sdt:sched::sched_switch /stringof(args[0]) == "init"/ { trace(args[1]); trace(args[3]); trace(stringof(args[4])); }
sdt:sched::exec { printf("%s", stringof(args[0])); }
sdt:block::odd { trace(args[0][1]); trace(args[1]); trace(args[2]); trace(args[3]); trace(args[4]); }
sdt:block::odd { trace(args[5]->pid); trace(args[6]->uid.val); trace(args[7][1]); trace(args[8]); trace(args[9]); }
sdt:syscalls::sys_enter_openat { trace(args[0]); trace(args[1]); trace(stringof(args[2])); }
==== types
variable n:int64_t
clause 0 at 2:1
  probe 4 sdt:sched::sched_switch
  probe 5 sdt:sched::exec
  probe 6 sdt:mine::native
  probe 7 sdt:mine::close
  do
    (post+1 n:int64_t):int64_t
clause 1 at 3:1
  probe 4 sdt:sched::sched_switch
  when (str== (stringof (convert arg0:int64_t):char *):string "init":string):int
  do
    trace (convert arg1:int64_t):pid_t
    trace arg3:int64_t
    trace (stringof (convert arg4:int64_t):char *):string
clause 2 at 4:1
  probe 5 sdt:sched::exec
  do
    printf [ %s ] (stringof (convert arg0:int64_t):char *):string
clause 3 at 5:1
  probe 8 sdt:block::odd
  do
    trace (* (+ (convert arg0:int64_t):u8 * 1:long):u8 *):u8
    trace (convert arg1:int64_t):short
    trace (convert arg2:int64_t):uint8_t
    trace (convert arg3:int64_t):u64
    trace (convert arg4:int64_t):uint32_t
clause 4 at 6:1
  probe 8 sdt:block::odd
  do
    trace (. (* (convert arg5:int64_t):struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (. (. (* (convert arg6:int64_t):struct cred *):struct cred uid@4.0):kuid_t val@0.0):u32
    trace (* (+ (convert arg7:int64_t):unsigned long * 8:long):unsigned long *):unsigned long
    trace (convert arg8:int64_t):bool
    trace (convert arg9:int64_t):int32_t
clause 5 at 7:1
  probe 9 sdt:syscalls::sys_enter_openat
  do
    trace (convert arg0:int64_t):int
    trace (convert arg1:int64_t):int
    trace (stringof (convert arg2:int64_t):char userland *):string
