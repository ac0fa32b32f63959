BEGIN { trace((struct vmlinux`zork *)arg0); trace((struct D`zork *)arg0); trace((vmlinux`zork_t)1); }
==== errors
dtrace: failed to compile script err.D_TYPE_ERR.of-a-module.d: [D_TYPE_ERR] line 1: failed to resolve type struct vmlinux`zork: Unknown type name
  err.D_TYPE_ERR.of-a-module.d:1:16: BEGIN { trace((struct vmlinux`zork *)arg0); trace((struct D`zork *)arg0); trace((vmlinux`zork_t)1); ...
                                                    ^~~~~~~~~~~~~~~~~~~
  module vmlinux has no such type, or is not loaded
dtrace: failed to compile script err.D_TYPE_ERR.of-a-module.d: [D_TYPE_ERR] line 1: failed to resolve type struct D`zork: Unknown type name
  err.D_TYPE_ERR.of-a-module.d:1:52: ...EGIN { trace((struct vmlinux`zork *)arg0); trace((struct D`zork *)arg0); trace((vmlinux`zork_t)1); }
                                                                                          ^~~~~~~~~~~~~
  define it: struct zork { ... };
dtrace: failed to compile script err.D_TYPE_ERR.of-a-module.d: [D_TYPE_ERR] line 1: failed to resolve type vmlinux`zork_t: Unknown type name
  err.D_TYPE_ERR.of-a-module.d:1:82: ...ork *)arg0); trace((struct D`zork *)arg0); trace((vmlinux`zork_t)1); }
                                                                                          ^~~~~~~~~~~~~~
  module vmlinux has no such type, or is not loaded
