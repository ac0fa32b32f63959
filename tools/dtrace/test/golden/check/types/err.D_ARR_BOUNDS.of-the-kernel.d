int own[3];
BEGIN { trace(curthread->comm[16]); trace(curthread->comm[-1]); trace(curthread->comm[15]); trace(own[3]); }
==== errors
dtrace: failed to compile script err.D_ARR_BOUNDS.of-the-kernel.d: [D_ARR_BOUNDS] line 2: index outside array bounds: 16
  err.D_ARR_BOUNDS.of-the-kernel.d:2:31: BEGIN { trace(curthread->comm[16]); trace(curthread->comm[-1]); trace(curthread->comm[15]); trace(ow...
                                                                       ^~
  "char [16]" has elements 0 to 15
dtrace: failed to compile script err.D_ARR_BOUNDS.of-the-kernel.d: [D_ARR_BOUNDS] line 2: index outside array bounds: -1
  err.D_ARR_BOUNDS.of-the-kernel.d:2:59: ...trace(curthread->comm[16]); trace(curthread->comm[-1]); trace(curthread->comm[15]); trace(own[3]); }
                                                                                              ^~
  "char [16]" has elements 0 to 15
dtrace: failed to compile script err.D_ARR_BOUNDS.of-the-kernel.d: [D_ARR_BOUNDS] line 2: index outside array bounds: 3
  err.D_ARR_BOUNDS.of-the-kernel.d:2:103: ...>comm[-1]); trace(curthread->comm[15]); trace(own[3]); }
                                                                                               ^
  "int [3]" has elements 0 to 2
