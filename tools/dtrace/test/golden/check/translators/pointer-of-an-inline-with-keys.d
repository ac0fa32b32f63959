inline psinfo_t *of[struct task_struct *t] = xlate<psinfo_t *>(t);
BEGIN { p = of[curthread]; trace(p->pr_pid); }
==== types
variable p:unsigned long
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= p:unsigned long (convert curthread:struct task_struct *):unsigned long):unsigned long
    trace (. (* (convert p:unsigned long):struct task_struct *):struct task_struct tgid@60.0):pid_t
