fbt::vfs_read:entry { trace(args[0]->f_pos); trace(args[2]); trace(*args[3]); trace(stringof(args[0]->f_path.dentry->d_name.name)); }
fbt::vfs_write:return { trace(args[1]); trace(args[0]); }
==== types
clause 0 at 1:1
  probe 4 fbt:vmlinux:vfs_read:entry
  do
    trace (. (* (convert arg0:int64_t):struct file *):struct file f_pos@8.0):loff_t
    trace (convert arg2:int64_t):size_t
    trace (* (convert arg3:int64_t):loff_t *):loff_t
    trace (stringof (. (. (* (. (. (* (convert arg0:int64_t):struct file *):struct file f_path@16.0):struct path dentry@8.0):struct dentry *):struct dentry d_name@8.0):struct qstr name@8.0):unsigned char *):string
clause 1 at 2:1
  probe 5 fbt:vmlinux:vfs_write:return
  do
    trace arg1:int64_t
    trace (convert arg0:int64_t):int
