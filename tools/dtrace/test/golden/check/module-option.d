//! -m x
ext4 { }
fbt:xfs
==== types
clause 0 at 2:1
  probe 22 fbt:ext4:ext4_sync_fs:entry
  probe 23 fbt:ext4:ext4_sync_fs:return
  probe 24 fbt:ext4:ext4_readdir:entry
  probe 25 fbt:ext4:ext4_readdir:return
  do
clause 1 at 3:1
  probe 26 fbt:xfs:xfs_log_force:entry
  probe 27 fbt:xfs:xfs_log_force:return
  default
