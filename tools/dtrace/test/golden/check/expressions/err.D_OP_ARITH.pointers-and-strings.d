BEGIN { x = -curthread; x = curthread * 2; x = execname / 2; s = execname; s *= 2; }
==== types
dtrace: failed to compile script err.D_OP_ARITH.pointers-and-strings.d: [D_OP_ARITH] line 1: operator - requires an operand of integral type
  err.D_OP_ARITH.pointers-and-strings.d:1:13: BEGIN { x = -curthread; x = curthread * 2; x = execname / 2; s = execname; s *= 2; }
                                                          ^~~~~~~~~~
  this is of type struct task_struct *
dtrace: failed to compile script err.D_OP_ARITH.pointers-and-strings.d: [D_OP_ARITH] line 1: operator * requires operands of integral type
  err.D_OP_ARITH.pointers-and-strings.d:1:29: BEGIN { x = -curthread; x = curthread * 2; x = execname / 2; s = execname; s *= 2; }
                                                                          ^~~~~~~~~~~~~
  these are "struct task_struct *" * "int"
dtrace: failed to compile script err.D_OP_ARITH.pointers-and-strings.d: [D_OP_ARITH] line 1: operator / requires operands of integral type
  err.D_OP_ARITH.pointers-and-strings.d:1:48: BEGIN { x = -curthread; x = curthread * 2; x = execname / 2; s = execname; s *= 2; }
                                                                                             ^~~~~~~~~~~~
  these are "string" / "int"
dtrace: failed to compile script err.D_OP_ARITH.pointers-and-strings.d: [D_OP_ARITH] line 1: operator *= requires operands of integral type
  err.D_OP_ARITH.pointers-and-strings.d:1:76: BEGIN { x = -curthread; x = curthread * 2; x = execname / 2; s = execname; s *= 2; }
                                                                                                                         ^~~~~~
  these are "string" *= "int"
