fbt::vfs_readv:entry, 5 { }
==== types
clause 0 at 1:1
  probe 5 fbt:vmlinux:__traceiter_initcall_level:return
  probe 10 fbt:vmlinux:vfs_readv:entry
  do
