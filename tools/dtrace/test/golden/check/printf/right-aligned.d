BEGIN { }
vfs_read:entry { }
ext4:ext4_readdir:return { }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
clause 1 at 2:1
  probe 4 fbt:vmlinux:vfs_read:entry
  do
clause 2 at 3:1
  probe 5 fbt:ext4:ext4_readdir:return
  do
