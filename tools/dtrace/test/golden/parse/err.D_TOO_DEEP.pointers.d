int **********************************************************************x;
BEGIN { }
==== ast
dtrace: failed to compile script err.D_TOO_DEEP.pointers.d: [D_TOO_DEEP] line 1: the type is nested too deeply
  err.D_TOO_DEEP.pointers.d:1:75: int **********************************************************************x;
                                                                                                            ^
  name parts of it with typedef
