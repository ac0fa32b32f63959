BEGIN { p = (int *)arg0; q = (char *)arg1; trace(p + q); trace(p - q); trace(1 - p); trace(pid ? p : q); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.pointers.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "int *" + "char *"
  err.D_OP_INCOMPAT.pointers.d:1:50: BEGIN { p = (int *)arg0; q = (char *)arg1; trace(p + q); trace(p - q); trace(1 - p); trace(pid ? p :...
                                                                                      ^~~~~
  a pointer and an integer are added, and an integer is subtracted from a pointer
dtrace: failed to compile script err.D_OP_INCOMPAT.pointers.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "int *" - "char *"
  err.D_OP_INCOMPAT.pointers.d:1:64: ...int *)arg0; q = (char *)arg1; trace(p + q); trace(p - q); trace(1 - p); trace(pid ? p : q); }
                                                                                          ^~~~~
  cast one of them, as in (int *)
dtrace: failed to compile script err.D_OP_INCOMPAT.pointers.d: [D_OP_INCOMPAT] line 1: operands have incompatible types: "int" - "int *"
  err.D_OP_INCOMPAT.pointers.d:1:78: ...= (char *)arg1; trace(p + q); trace(p - q); trace(1 - p); trace(pid ? p : q); }
                                                                                          ^~~~~
  a pointer and an integer are added, and an integer is subtracted from a pointer
dtrace: failed to compile script err.D_OP_INCOMPAT.pointers.d: [D_OP_INCOMPAT] line 1: operator ?: operands must have compatible types: "int *" : "char *"
  err.D_OP_INCOMPAT.pointers.d:1:92: ...; trace(p + q); trace(p - q); trace(1 - p); trace(pid ? p : q); }
                                                                                          ^~~~~~~~~~~
  cast one of them, as in (int *)
