fbt::vfs_*:entry, fbt:ext4:: { }
fbt::[!_]*[ed]:return { }
fbt::dup_name:entry { }
==== types
clause 0 at 1:1
  probe 4 fbt:vmlinux:vfs_read:entry
  probe 5 fbt:vmlinux:vfs_readv:entry
  probe 6 fbt:vmlinux:vfs_write:entry
  probe 7 fbt:ext4:ext4_sync_fs:entry
  probe 8 fbt:ext4:ext4_sync_fs:return
  probe 9 fbt:ext4:ext4_readdir:entry
  probe 10 fbt:ext4:ext4_readdir:return
  do
clause 1 at 2:1
  probe 11 fbt:vmlinux:vfs_read:return
  probe 12 fbt:vmlinux:vfs_write:return
  probe 13 fbt:vmlinux:dup_name:return
  probe 14 fbt:vmlinux:dup_name:return
  probe 15 fbt:xfs:xfs_log_force:return
  do
clause 2 at 3:1
  probe 16 fbt:vmlinux:dup_name:entry
  probe 17 fbt:vmlinux:dup_name:entry
  do
