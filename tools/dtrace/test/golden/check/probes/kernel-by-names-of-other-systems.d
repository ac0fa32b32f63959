#pragma D depends_on module genunix
fbt:genunix:vfs_read:entry, fbt:unix:vfs_read:return, dtrace:::BEGIN { }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  probe 4 fbt:vmlinux:vfs_read:entry
  probe 5 fbt:vmlinux:vfs_read:return
  do
