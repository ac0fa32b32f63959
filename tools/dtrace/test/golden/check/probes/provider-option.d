//! -P x
fbt { }
dtrace
==== types
clause 0 at 2:1
  probe 4 fbt:vmlinux:__traceiter_initcall_level:entry
  probe 5 fbt:vmlinux:__traceiter_initcall_level:return
  probe 6 fbt:vmlinux:do_one_initcall:entry
  probe 7 fbt:vmlinux:do_one_initcall:return
  probe 8 fbt:vmlinux:vfs_read:entry
  probe 9 fbt:vmlinux:vfs_read:return
  probe 10 fbt:vmlinux:vfs_readv:entry
  probe 11 fbt:vmlinux:vfs_readv:return
  and 18 more probes
  do
clause 1 at 3:1
  probe 1 dtrace:::BEGIN
  probe 2 dtrace:::END
  probe 3 dtrace:::ERROR
  default
