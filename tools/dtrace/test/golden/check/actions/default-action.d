//! -n x
BEGIN
END /pid == 1/;
fbt::vfs_read:entry { }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  default
clause 1 at 3:1
  probe 2 dtrace:::END
  when (== pid:pid_t 1:int):int
  default
clause 2 at 4:1
  probe 4 fbt:vmlinux:vfs_read:entry
  do
