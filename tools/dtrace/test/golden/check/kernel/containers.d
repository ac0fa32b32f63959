BEGIN { trace(nspid); trace(nstid); trace(cgroupid); trace(cgroup); trace(container); trace(cgroup_path(curthread->cgroups->dfl_cgrp)); }
BEGIN { trace(task_pid(curthread)); trace(task_tid(arg0)); trace(pid_number(curthread->thread_pid)); trace(curpsinfo->pr_pgid); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* (+ (& (. (* (element (. (* (. (* curthread:struct task_struct *):struct task_struct signal@256.0):struct signal_struct *):struct signal_struct pids@8.0):struct pid * [4] 1:long):struct pid *):struct pid numbers@8.0):struct upid []):struct upid * (* (convert (. (* (element (. (* (. (* curthread:struct task_struct *):struct task_struct signal@256.0):struct signal_struct *):struct signal_struct pids@8.0):struct pid * [4] 1:long):struct pid *):struct pid level@0.0):u32):long 16:long):long):struct upid *):struct upid nr@0.0):int
    trace (. (* (+ (& (. (* (. (* curthread:struct task_struct *):struct task_struct thread_pid@272.0):struct pid *):struct pid numbers@8.0):struct upid []):struct upid * (* (convert (. (* (. (* curthread:struct task_struct *):struct task_struct thread_pid@272.0):struct pid *):struct pid level@0.0):u32):long 16:long):long):struct upid *):struct upid nr@0.0):int
    trace (. (* (. (* (. (* (. (* curthread:struct task_struct *):struct task_struct cgroups@280.0):struct css_set *):struct css_set dfl_cgrp@8.0):struct cgroup *):struct cgroup kn@8.0):struct kernfs_node *):struct kernfs_node id@24.0):u64
    trace (call cgroup_path (convert (. (* (. (* curthread:struct task_struct *):struct task_struct cgroups@280.0):struct css_set *):struct css_set dfl_cgrp@8.0):struct cgroup *):unsigned long 262658:unsigned long):string
    trace (call cgroup_container (convert (. (* (. (* curthread:struct task_struct *):struct task_struct cgroups@280.0):struct css_set *):struct css_set dfl_cgrp@8.0):struct cgroup *):unsigned long 262658:unsigned long):string
    trace (call cgroup_path (convert (. (* (. (* curthread:struct task_struct *):struct task_struct cgroups@280.0):struct css_set *):struct css_set dfl_cgrp@8.0):struct cgroup *):unsigned long 262658:unsigned long):string
clause 1 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* curthread:struct task_struct *):struct task_struct tgid@60.0):pid_t
    trace (. (* (convert arg0:int64_t):struct task_struct *):struct task_struct pid@56.0):pid_t
    trace (. (* (& (. (* (. (* curthread:struct task_struct *):struct task_struct thread_pid@272.0):struct pid *):struct pid numbers@8.0):struct upid []):struct upid *):struct upid nr@0.0):int
    trace (. (* (& (. (* (element (. (* (. (* curthread:struct task_struct *):struct task_struct signal@256.0):struct signal_struct *):struct signal_struct pids@8.0):struct pid * [4] 2:long):struct pid *):struct pid numbers@8.0):struct upid []):struct upid *):struct upid nr@0.0):int
