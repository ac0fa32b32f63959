BEGIN { trace((struct vmlinux`zork *)arg0); trace((struct D`zork *)arg0); trace((vmlinux`zork_t)1); }
==== errors
dtrace: failed to compile script err.D_SYNTAX.type-of-a-module.d: [D_SYNTAX] line 1: syntax error near "vmlinux`zork_t": Unknown type name
  err.D_SYNTAX.type-of-a-module.d:1:82: ...ork *)arg0); trace((struct D`zork *)arg0); trace((vmlinux`zork_t)1); }
                                                                                             ^~~~~~~~~~~~~~
  module vmlinux has no such type, or is not loaded
