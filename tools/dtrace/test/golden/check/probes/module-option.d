//! -m x
ext4 { }
fbt:xfs
==== types
clause 0 at 2:1
  probe 4 fbt:ext4:ext4_sync_fs:entry
  probe 5 fbt:ext4:ext4_sync_fs:return
  probe 6 fbt:ext4:ext4_readdir:entry
  probe 7 fbt:ext4:ext4_readdir:return
  do
clause 1 at 3:1
  probe 8 fbt:xfs:xfs_log_force:entry
  probe 9 fbt:xfs:xfs_log_force:return
  default
