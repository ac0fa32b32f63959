BEGIN { trace(((struct vmlinux`file *)arg0)->f_mode); trace(sizeof (struct vmlinux`task_struct)); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* (convert arg0:int64_t):struct file *):struct file f_mode@0.0):u32
    trace 288:unsigned long
