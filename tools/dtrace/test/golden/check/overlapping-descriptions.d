fbt::vfs_read:entry, fbt::vfs_*:entry, fbt::vfs_rea?:entry { }
==== types
clause 0 at 1:1
  probe 8 fbt:vmlinux:vfs_read:entry
  probe 10 fbt:vmlinux:vfs_readv:entry
  probe 12 fbt:vmlinux:vfs_write:entry
  do
