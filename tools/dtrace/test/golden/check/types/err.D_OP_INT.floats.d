double d;
BEGIN { trace(d + 1); trace(-d); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count(); }
BEGIN { if (d) trace(1); trace((void *)d); trace((double)curthread); d = "1"; trace((long double)1); }
==== types
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_INT] line 2: operator + requires operands of integral type
  err.D_OP_INT.floats.d:2:15: BEGIN { trace(d + 1); trace(-d); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count();...
                                            ^~~~~
  these are "double" + "int": D computes with integers only, cast with (long)
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_INT] line 2: operator - requires an operand of integral type
  err.D_OP_INT.floats.d:2:29: BEGIN { trace(d + 1); trace(-d); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count();...
                                                          ^~
  this is of type double: D computes with integers only, cast with (long)
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_SCALAR] line 2: operator ++ requires an integer or a pointer to something of known size
  err.D_OP_INT.floats.d:2:34: BEGIN { trace(d + 1); trace(-d); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count();...
                                                               ^~~
  this is of type double
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_INT] line 2: operator += requires operands of integral type
  err.D_OP_INT.floats.d:2:39: BEGIN { trace(d + 1); trace(-d); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count();...
                                                                    ^~~~~~
  these are "double" += "int"
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "double" == "double"
  err.D_OP_INT.floats.d:2:53: ...GIN { trace(d + 1); trace(-d); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count(); }
                                                                                   ^~~~~~
  compare two integers or two strings: D computes with integers only, cast with (long)
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_SCALAR] line 2: operator ! requires an operand of scalar type
  err.D_OP_INT.floats.d:2:68: ... 1); trace(-d); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count(); }
                                                                                   ^~
  this is of type double
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_AGG_SCALAR] line 2: sum( ) argument #1 is incompatible with prototype
  err.D_OP_INT.floats.d:2:81: ...); d++; d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count(); }
                                                                                   ^
  an integer is expected, this is of type double
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_KEY_TYPE] line 2: a key of type double is not possible
  err.D_OP_INT.floats.d:2:88: ... d += 1; trace(d == d); trace(!d); @ = sum(d); @c[d] = count(); }
                                                                                   ^
  a key is an integer, a string, a pointer, a struct or a stack
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_SCALAR] line 3: the condition of if must be of scalar type
  err.D_OP_INT.floats.d:3:13: BEGIN { if (d) trace(1); trace((void *)d); trace((double)curthread); d = "1"; trace((long double)1);...
                                          ^
  this is of type double
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_CAST_INVAL] line 3: invalid cast expression: "double" to "void *"
  err.D_OP_INT.floats.d:3:32: BEGIN { if (d) trace(1); trace((void *)d); trace((double)curthread); d = "1"; trace((long double)1);...
                                                             ^~~~~~~~~
  only integers, float and double are converted to each other
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_CAST_INVAL] line 3: invalid cast expression: "struct task_struct *" to "double"
  err.D_OP_INT.floats.d:3:50: BEGIN { if (d) trace(1); trace((void *)d); trace((double)curthread); d = "1"; trace((long double)1);...
                                                                               ^~~~~~~~~~~~~~~~~
  only integers, float and double are converted to each other
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_OP_INCOMPAT] line 3: operands have incompatible types: "double" = "string"
  err.D_OP_INT.floats.d:3:70: ...e(1); trace((void *)d); trace((double)curthread); d = "1"; trace((long double)1); }
                                                                                   ^~~~~~~
  strtoll() makes a number of text
dtrace: failed to compile script err.D_OP_INT.floats.d: [D_CAST_INVAL] line 3: invalid cast expression: "int" to "long double"
  err.D_OP_INT.floats.d:3:85: ...id *)d); trace((double)curthread); d = "1"; trace((long double)1); }
                                                                                   ^~~~~~~~~~~~~~
  only integers, float and double are converted to each other
