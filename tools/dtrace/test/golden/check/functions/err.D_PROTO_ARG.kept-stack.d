BEGIN { self->s = stack(); print(self->s); trace(strlen(self->s)); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.kept-stack.d: [D_PROTO_ARG] line 1: print( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.kept-stack.d:1:34: BEGIN { self->s = stack(); print(self->s); trace(strlen(self->s)); }
                                                                      ^~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_PROTO_ARG.kept-stack.d: [D_PROTO_ARG] line 1: strlen( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.kept-stack.d:1:57: BEGIN { self->s = stack(); print(self->s); trace(strlen(self->s)); }
                                                                                             ^~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
