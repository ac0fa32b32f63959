BEGIN { printf("%s", (char *)arg0); printf("%d", *curthread); printf("%s", curthread->matrix); printf("%k", 1); printf("%d", stack()); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.pointers-and-structs.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %s
  err.D_PRINTF_ARG_TYPE.pointers-and-structs.d:1:22: BEGIN { printf("%s", (char *)arg0); printf("%d", *curthread); printf("%s", curthread->matrix); print...
                                                                          ^~~~~~~~~~~~
  %s wants a string or an enum, this is of type char *: stringof() makes a string of it
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.pointers-and-structs.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %d
  err.D_PRINTF_ARG_TYPE.pointers-and-structs.d:1:50: BEGIN { printf("%s", (char *)arg0); printf("%d", *curthread); printf("%s", curthread->matrix); print...
                                                                                                      ^~~~~~~~~~
  %d wants an integer or a pointer, this is of type struct task_struct
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.pointers-and-structs.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %s
  err.D_PRINTF_ARG_TYPE.pointers-and-structs.d:1:76: ...r *)arg0); printf("%d", *curthread); printf("%s", curthread->matrix); printf("%k", 1); printf("%d", ...
                                                                                                          ^~~~~~~~~~~~~~~~~
  %s wants a string or an enum, this is of type int (*)[3]
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.pointers-and-structs.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %k
  err.D_PRINTF_ARG_TYPE.pointers-and-structs.d:1:109: ...d); printf("%s", curthread->matrix); printf("%k", 1); printf("%d", stack()); }
                                                                                                           ^
  %k wants stack() or ustack(), this is of type int
dtrace: failed to compile script err.D_PRINTF_ARG_TYPE.pointers-and-structs.d: [D_PRINTF_ARG_TYPE] line 1: printf( ) argument #2 is incompatible with conversion #1 prototype: %d
  err.D_PRINTF_ARG_TYPE.pointers-and-structs.d:1:126: ...curthread->matrix); printf("%k", 1); printf("%d", stack()); }
                                                                                                           ^~~~~~~
  %d wants an integer or a pointer, this is of type dt_stack_t: %k prints it
