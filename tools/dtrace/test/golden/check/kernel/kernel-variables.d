BEGIN { trace(`init_task.pid); trace(vmlinux`init_task.comm); trace(`init_cred.usage.counter); trace(&`init_task == curthread); this->f = `first_file; trace(&`vfs_read); }
==== types
variable this->f:struct file
kernel `init_task:struct task_struct
kernel `init_cred:struct cred
kernel `first_file:struct file
kernel `vfs_read:ssize_t (struct file *, char userland *, size_t, loff_t *)
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. `init_task:struct task_struct pid@56.0):pid_t
    trace (stringof (. `init_task:struct task_struct comm@72.0):char [16]):string
    trace (. (. `init_cred:struct cred usage@0.0):atomic_t counter@0.0):int
    trace (== (convert (& `init_task:struct task_struct):struct task_struct *):uint64_t (convert curthread:struct task_struct *):uint64_t):int
    (= this->f:struct file `first_file:struct file):struct file
    trace (& `vfs_read:ssize_t (struct file *, char userland *, size_t, loff_t *)):ssize_t (*)(struct file *, char userland *, size_t, loff_t *)
