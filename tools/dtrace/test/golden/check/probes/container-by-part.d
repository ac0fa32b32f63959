//! -x container=*web*
BEGIN { n = 0; }
fbt::vfs_read:entry, tick-1s /n > 1/ { n++; }
==== types
variable n:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= n:int 0:int):int
clause 1 at 3:1
  probe 4 fbt:vmlinux:vfs_read:entry
  when (&& (>= (call index (call cgroup_container (convert (. (* (. (* curthread:struct task_struct *):struct task_struct cgroups@280.0):struct css_set *):struct css_set dfl_cgrp@8.0):struct cgroup *):unsigned long 262658:unsigned long):string "web":string):int 0:int):int (> n:int 1:int):int):int
  do
    (post+1 n:int):int
clause 2 at 3:1
  probe 5 profile:::tick-1s
  when (> n:int 1:int):int
  do
    (post+1 n:int):int
