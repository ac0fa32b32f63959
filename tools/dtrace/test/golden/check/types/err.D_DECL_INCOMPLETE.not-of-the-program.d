struct D`task_struct x;
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_INCOMPLETE.not-of-the-program.d: [D_DECL_INCOMPLETE] line 1: failed to resolve type struct D`task_struct: Unknown type name
  err.D_DECL_INCOMPLETE.not-of-the-program.d:1:1: struct D`task_struct x;
                                                  ^~~~~~~~~~~~~~~~~~~~
  did you mean fs_struct?
