BEGIN { trace(offsetof(int, x)); trace(offsetof(struct file, f_pos.x)); trace(offsetof(struct device, x)); }
==== types
dtrace: failed to compile script err.D_OFFSETOF_TYPE.no-struct.d: [D_OFFSETOF_TYPE] line 1: offsetof wants a struct or union: int has no members
  err.D_OFFSETOF_TYPE.no-struct.d:1:15: BEGIN { trace(offsetof(int, x)); trace(offsetof(struct file, f_pos.x)); trace(offsetof(struct device...
                                                      ^~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_OFFSETOF_TYPE.no-struct.d: [D_OFFSETOF_TYPE] line 1: offsetof wants a struct or union: loff_t has no members
  err.D_OFFSETOF_TYPE.no-struct.d:1:40: BEGIN { trace(offsetof(int, x)); trace(offsetof(struct file, f_pos.x)); trace(offsetof(struct device...
                                                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_OFFSETOF_TYPE.no-struct.d: [D_DECL_INCOMPLETE] line 1: failed to resolve type struct device: Unknown type name
  err.D_OFFSETOF_TYPE.no-struct.d:1:88: ...e(offsetof(struct file, f_pos.x)); trace(offsetof(struct device, x)); }
                                                                                             ^~~~~~~~~~~~~
  define it: struct device { ... };
