//! -f x
vfs_read, ext4:ext4_* { trace(arg0); }
==== types
clause 0 at 2:1
  probe 8 fbt:vmlinux:vfs_read:entry
  probe 9 fbt:vmlinux:vfs_read:return
  probe 22 fbt:ext4:ext4_sync_fs:entry
  probe 23 fbt:ext4:ext4_sync_fs:return
  probe 24 fbt:ext4:ext4_readdir:entry
  probe 25 fbt:ext4:ext4_readdir:return
  do
    trace arg0:int64_t
