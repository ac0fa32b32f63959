BEGIN { trace((struct file *)arg0); trace(sizeof (struct file)); }
==== types
dtrace: failed to compile script err.D_UNIMPL.kernel-types.d: [D_UNIMPL] line 1: types of the kernel are not supported yet
  err.D_UNIMPL.kernel-types.d:1:16: BEGIN { trace((struct file *)arg0); trace(sizeof (struct file)); }
                                                   ^~~~~~~~~~~~~
dtrace: failed to compile script err.D_UNIMPL.kernel-types.d: [D_UNIMPL] line 1: types of the kernel are not supported yet
  err.D_UNIMPL.kernel-types.d:1:51: BEGIN { trace((struct file *)arg0); trace(sizeof (struct file)); }
                                                                                      ^~~~~~~~~~~
