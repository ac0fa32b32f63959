//! -f x
vfs_read, ext4:ext4_* { trace(arg0); }
==== types
clause 0 at 2:1
  probe 4 fbt:vmlinux:vfs_read:entry
  probe 5 fbt:vmlinux:vfs_read:return
  probe 6 fbt:ext4:ext4_sync_fs:entry
  probe 7 fbt:ext4:ext4_sync_fs:return
  probe 8 fbt:ext4:ext4_readdir:entry
  probe 9 fbt:ext4:ext4_readdir:return
  do
    trace arg0:int64_t
