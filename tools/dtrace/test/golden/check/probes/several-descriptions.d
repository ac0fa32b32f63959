int shared; BEGIN, END, fbt::vfs_read:entry { shared++; } fbt:::entry /shared > 3/ { trace(probefunc); } ERROR { trace(arg4); }
==== types
variable shared:int
clause 0 at 1:13
  probe 1 dtrace:::BEGIN
  probe 2 dtrace:::END
  probe 4 fbt:vmlinux:vfs_read:entry
  do
    (post+1 shared:int):int
clause 1 at 1:59
  probe 4 fbt:vmlinux:vfs_read:entry
  probe 5 fbt:vmlinux:__traceiter_initcall_level:entry
  probe 6 fbt:vmlinux:do_one_initcall:entry
  probe 7 fbt:vmlinux:vfs_readv:entry
  probe 8 fbt:vmlinux:vfs_write:entry
  probe 9 fbt:vmlinux:do_sys_openat2:entry
  probe 10 fbt:vmlinux:dup_name:entry
  probe 11 fbt:vmlinux:dup_name:entry
  and 5 more probes
  when (> shared:int 3:int):int
  do
    trace probefunc:string
clause 2 at 1:106
  probe 3 dtrace:::ERROR
  do
    trace arg4:int64_t
