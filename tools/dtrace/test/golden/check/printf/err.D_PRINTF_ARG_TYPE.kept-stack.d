BEGIN { self->s = stack(); printf("%d %s %k", self->s, self->s, pid); }
==== errors
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.kept-stack.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %d
  err.D_PRINTF_ARG_TYPE.kept-stack.d:1:47: BEGIN { self->s = stack(); printf("%d %s %k", self->s, self->s, pid); }
                                                                                         ^~~~~~~
  %d wants an integer or a pointer, this is of type dt_stack_t: %k prints it
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.kept-stack.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #3 is incompatible with conversion #2 prototype: %s
  err.D_PRINTF_ARG_TYPE.kept-stack.d:1:56: BEGIN { self->s = stack(); printf("%d %s %k", self->s, self->s, pid); }
                                                                                                  ^~~~~~~
  %s wants a string or an enum, this is of type dt_stack_t: %k prints it
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.kept-stack.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #4 is incompatible with conversion #3 prototype: %k
  err.D_PRINTF_ARG_TYPE.kept-stack.d:1:65: BEGIN { self->s = stack(); printf("%d %s %k", self->s, self->s, pid); }
                                                                                                           ^~~
  %k wants stack() or ustack(), this is of type pid_t
