BEGIN { trace(offsetof(struct task_struct, comm)); trace(offsetof(struct file, f_path.dentry)); trace(sizeof (struct task_struct)); trace(sizeof (curthread->comm)); trace(sizeof curthread->pid); trace(sizeof (struct file *)); trace(sizeof (*curthread)); trace(sizeof ("abc")); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 72:unsigned long
    trace 24:unsigned long
    trace 288:unsigned long
    trace 16:unsigned long
    trace 4:unsigned long
    trace 8:unsigned long
    trace 288:unsigned long
    trace 4:unsigned long
