BEGIN { trace(curthread->pid); trace(curthread->real_parent->comm); trace(((struct file *)arg0)->f_path.dentry->d_name.len);
	trace(curthread->inner_b); trace(curthread->inner_c[1]); trace(curthread->tasks.next->prev); trace((*curthread).prio); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (stringof (. (* (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):struct task_struct comm@72.0):char [16]):string
    trace (. (. (* (. (. (* (convert arg0:int64_t):struct file *):struct file f_path@16.0):struct path dentry@8.0):struct dentry *):struct dentry d_name@8.0):struct qstr len@0.0):u32
    trace (. (* curthread:struct task_struct *):struct task_struct inner_b@116.0):int
    trace (element (. (* curthread:struct task_struct *):struct task_struct inner_c@116.0):short [2] 1:long):short
    trace (. (* (. (. (* curthread:struct task_struct *):struct task_struct tasks@32.0):struct list_head next@0.0):struct list_head *):struct list_head prev@8.0):struct list_head *
    trace (. (* curthread:struct task_struct *):struct task_struct prio@20.0):int
