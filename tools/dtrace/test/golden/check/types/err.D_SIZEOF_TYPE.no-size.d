BEGIN { trace(sizeof (void)); trace(sizeof (struct device)); trace(sizeof (`vfs_read)); }
==== types
dtrace: failed to compile script err.D_SIZEOF_TYPE.no-size.d: [D_SIZEOF_TYPE] line 1: cannot apply sizeof to type void: its size is not known
  err.D_SIZEOF_TYPE.no-size.d:1:15: BEGIN { trace(sizeof (void)); trace(sizeof (struct device)); trace(sizeof (`vfs_read)); }
                                                  ^~~~~~~~~~~~~
  a pointer to it has 8 bytes
dtrace: failed to compile script err.D_SIZEOF_TYPE.no-size.d: [D_SIZEOF_TYPE] line 1: cannot apply sizeof to type struct device: its size is not known
  err.D_SIZEOF_TYPE.no-size.d:1:37: BEGIN { trace(sizeof (void)); trace(sizeof (struct device)); trace(sizeof (`vfs_read)); }
                                                                        ^~~~~~~~~~~~~~~~~~~~~~
  it is declared, but not defined
dtrace: failed to compile script err.D_SIZEOF_TYPE.no-size.d: [D_SIZEOF_TYPE] line 1: cannot apply sizeof to type ssize_t (struct file *, char userland *, size_t, loff_t *): it is a function
  err.D_SIZEOF_TYPE.no-size.d:1:68: BEGIN { trace(sizeof (void)); trace(sizeof (struct device)); trace(sizeof (`vfs_read)); }
                                                                                                       ^~~~~~~~~~~~~~~~~~
  a pointer to it has 8 bytes
