fbt::vfs_readv:entry, 5 { }
==== types
clause 0 at 1:1
  probe 5 profile:::profile-199
  probe 34 fbt:vmlinux:vfs_readv:entry
  do
