BEGIN { x = 5; x = (char *)0; x = curthread; }
==== errors
dtrace: failed to compile script err.D_OP_INCOMPAT.pointer-in-an-integer.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "int" = "char *"
  err.D_OP_INCOMPAT.pointer-in-an-integer.d:1:16: BEGIN { x = 5; x = (char *)0; x = curthread; }
                                                                 ^~~~~~~~~~~~~
  a cast says that it is meant, as in (int)
  x gets its type here:
  err.D_OP_INCOMPAT.pointer-in-an-integer.d:1:9: BEGIN { x = 5; x = (char *)0; x = curthread; }
                                                         ^
dtrace: failed to compile script err.D_OP_INCOMPAT.pointer-in-an-integer.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "int" = "struct task_struct *"
  err.D_OP_INCOMPAT.pointer-in-an-integer.d:1:31: BEGIN { x = 5; x = (char *)0; x = curthread; }
                                                                                ^~~~~~~~~~~~~
  a cast says that it is meant, as in (int)
  x gets its type here:
  err.D_OP_INCOMPAT.pointer-in-an-integer.d:1:9: BEGIN { x = 5; x = (char *)0; x = curthread; }
                                                         ^
