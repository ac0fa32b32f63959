fbt::vfs_read:entry, fbt::vfs_*:entry, fbt::vfs_rea?:entry { }
==== types
clause 0 at 1:1
  probe 4 fbt:vmlinux:vfs_read:entry
  probe 5 fbt:vmlinux:vfs_readv:entry
  probe 6 fbt:vmlinux:vfs_write:entry
  do
