BEGIN { trace(!execname); trace(execname && pid); trace(execname ? 1 : 2); }
==== types
dtrace: failed to compile script err.D_OP_SCALAR.string-as-truth.d: [D_OP_SCALAR] line 1: operator ! requires an operand of scalar type
  err.D_OP_SCALAR.string-as-truth.d:1:15: BEGIN { trace(!execname); trace(execname && pid); trace(execname ? 1 : 2); }
                                                        ^~~~~~~~~
  this is of type string: compare it, as in s != ""
dtrace: failed to compile script err.D_OP_SCALAR.string-as-truth.d: [D_OP_SCALAR] line 1: operator && requires operands of scalar type
  err.D_OP_SCALAR.string-as-truth.d:1:33: BEGIN { trace(!execname); trace(execname && pid); trace(execname ? 1 : 2); }
                                                                          ^~~~~~~~~~~~~~~
  these are "string" && "pid_t"; compare a string, as in s != ""
dtrace: failed to compile script err.D_OP_SCALAR.string-as-truth.d: [D_OP_SCALAR] line 1: operator ?: expression must be of scalar type
  err.D_OP_SCALAR.string-as-truth.d:1:57: BEGIN { trace(!execname); trace(execname && pid); trace(execname ? 1 : 2); }
                                                                                                  ^~~~~~~~
  this is of type string: compare it, as in s != ""
