double d;
BEGIN { trace((void *)d); trace((double)curthread); trace((long double)1); }
==== types
dtrace: failed to compile script err.D_CAST_INVAL.floats.d: [D_CAST_INVAL] line 2: invalid cast expression: "double" to "void *"
  err.D_CAST_INVAL.floats.d:2:15: BEGIN { trace((void *)d); trace((double)curthread); trace((long double)1); }
                                                ^~~~~~~~~
  only integers, float and double are converted to each other
dtrace: failed to compile script err.D_CAST_INVAL.floats.d: [D_CAST_INVAL] line 2: invalid cast expression: "struct task_struct *" to "double"
  err.D_CAST_INVAL.floats.d:2:33: BEGIN { trace((void *)d); trace((double)curthread); trace((long double)1); }
                                                                  ^~~~~~~~~~~~~~~~~
  only integers, float and double are converted to each other
dtrace: failed to compile script err.D_CAST_INVAL.floats.d: [D_CAST_INVAL] line 2: invalid cast expression: "int" to "long double"
  err.D_CAST_INVAL.floats.d:2:59: BEGIN { trace((void *)d); trace((double)curthread); trace((long double)1); }
                                                                                            ^~~~~~~~~~~~~~
  only integers, float and double are converted to each other
