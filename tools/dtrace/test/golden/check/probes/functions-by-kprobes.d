rawfbt::vfs_*:entry, rawfbt:ext4::return { }
rawfbt::vfs_read.cold:, rawfbt::*close: { }
rawfbt::dup_name:return { trace(arg1); }
::vfs_write:entry, fbt::vfs_write:entry { }
==== types
clause 0 at 1:1
  probe 4 rawfbt:vmlinux:vfs_read:entry
  probe 5 rawfbt:vmlinux:vfs_read.cold:entry
  probe 6 rawfbt:vmlinux:vfs_readv:entry
  probe 7 rawfbt:vmlinux:vfs_write:entry
  probe 8 rawfbt:ext4:ext4_sync_fs:return
  probe 9 rawfbt:ext4:ext4_readdir:return
  do
clause 1 at 2:1
  probe 5 rawfbt:vmlinux:vfs_read.cold:entry
  probe 10 rawfbt:vmlinux:__se_sys_close:entry
  probe 11 rawfbt:vmlinux:__se_sys_close:return
  probe 12 rawfbt:vmlinux:__x64_sys_close:entry
  probe 13 rawfbt:vmlinux:__x64_sys_close:return
  do
clause 2 at 3:1
  probe 14 rawfbt:vmlinux:dup_name:return
  probe 15 rawfbt:vmlinux:dup_name:return
  do
    trace arg1:int64_t
clause 3 at 4:1
  probe 16 fbt:vmlinux:vfs_write:entry
  do
