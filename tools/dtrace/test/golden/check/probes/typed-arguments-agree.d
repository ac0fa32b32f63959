fbt::vfs_read:entry, fbt::vfs_write:entry { trace(args[0]->f_mode); trace(args[2]); }
==== types
clause 0 at 1:1
  probe 4 fbt:vmlinux:vfs_read:entry
  probe 5 fbt:vmlinux:vfs_write:entry
  do
    trace (. (* (convert arg0:int64_t):struct file *):struct file f_mode@0.0):u32
    trace (convert arg2:int64_t):size_t
