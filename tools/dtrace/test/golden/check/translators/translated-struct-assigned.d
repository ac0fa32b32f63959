struct out { int pid; string name; };
translator struct out < struct task_struct *t > { pid = t->pid; name = t->comm; };
this struct out o;
BEGIN { this->o = xlate <struct out> (curthread); trace(this->o.name); }
==== types
variable this->o:struct out
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    (= this->o:struct out (struct pid=(. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t name=(stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):struct out):struct out
    trace (. this->o:struct out name@4.0):string
