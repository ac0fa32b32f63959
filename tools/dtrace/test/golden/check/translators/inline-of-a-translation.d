struct info { int pr_pid; string pr_fname; };
translator struct info < struct task_struct *t > { pr_pid = t->pid; pr_fname = t->comm; };
inline struct info *info = xlate <struct info *> (curthread); inline struct info *of[long n] = xlate <struct info *> ((struct task_struct *)n);
BEGIN { trace(info->pr_pid); trace(info->pr_fname == "init"); trace(of[arg0]->pr_pid); }
==== types
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (str== (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string "init":string):int
    trace (. (* (convert arg0:int64_t):struct task_struct *):struct task_struct pid@56.0):pid_t
