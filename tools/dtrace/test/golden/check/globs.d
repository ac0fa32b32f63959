fbt::vfs_*:entry, fbt:ext4:: { }
fbt::[!_]*[ed]:return { }
fbt::dup_name:entry { }
==== types
clause 0 at 1:1
  probe 8 fbt:vmlinux:vfs_read:entry
  probe 10 fbt:vmlinux:vfs_readv:entry
  probe 12 fbt:vmlinux:vfs_write:entry
  probe 22 fbt:ext4:ext4_sync_fs:entry
  probe 23 fbt:ext4:ext4_sync_fs:return
  probe 24 fbt:ext4:ext4_readdir:entry
  probe 25 fbt:ext4:ext4_readdir:return
  do
clause 1 at 2:1
  probe 9 fbt:vmlinux:vfs_read:return
  probe 13 fbt:vmlinux:vfs_write:return
  probe 17 fbt:vmlinux:dup_name:return
  probe 19 fbt:vmlinux:dup_name:return
  probe 27 fbt:xfs:xfs_log_force:return
  do
clause 2 at 3:1
  probe 16 fbt:vmlinux:dup_name:entry
  probe 18 fbt:vmlinux:dup_name:entry
  do
