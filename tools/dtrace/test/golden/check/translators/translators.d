struct out { int pid; string name; long sum; char text[8]; };
translator struct out < struct task_struct *t > { pid = t->pid; name = t->comm; sum = t->prio + t->static_prio; text = t->comm; };
translator struct out < int n > { pid = n; name = "number"; };
BEGIN { trace(xlate <struct out> (curthread).pid); trace(xlate <struct out *> (curthread)->name); trace(xlate <struct out *> (curthread->real_parent)->sum); trace(xlate <struct out> (pid + 1).pid); }
==== types
variable this->$1:struct task_struct *
variable this->$2:int
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string
    trace (, (= this->$1:struct task_struct * (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):struct task_struct * (convert (+ (. (* this->$1:struct task_struct *):struct task_struct prio@20.0):int (. (* this->$1:struct task_struct *):struct task_struct static_prio@24.0):int):int):long):long
    trace (, (= this->$2:int (+ pid:pid_t 1:int):int):int this->$2:int):int
