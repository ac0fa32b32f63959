BEGIN { trace(uregs[R_DS]); trace(uregs[R_ES]); trace(uregs[R_FS]); trace(uregs[R_GS]); trace(uregs[R_SS]); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (convert (. (. (* curthread:struct task_struct *):struct task_struct thread@264.0):struct {...} ds@2.0):unsigned short):uint64_t
    trace (convert (. (. (* curthread:struct task_struct *):struct task_struct thread@264.0):struct {...} es@0.0):unsigned short):uint64_t
    trace (convert (. (. (* curthread:struct task_struct *):struct task_struct thread@264.0):struct {...} fsindex@4.0):unsigned short):uint64_t
    trace (convert (. (. (* curthread:struct task_struct *):struct task_struct thread@264.0):struct {...} gsindex@6.0):unsigned short):uint64_t
    trace (call uregs 20:unsigned long):uint64_t
