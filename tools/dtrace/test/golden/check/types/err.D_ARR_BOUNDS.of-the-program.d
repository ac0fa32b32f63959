int a[5]; this int b[2][3];
BEGIN { trace(a[5]); a[7] = 1; trace(this->b[1][3]); trace(a[-1]); trace(a[4]); }
==== types
dtrace: failed to compile script err.D_ARR_BOUNDS.of-the-program.d: [D_ARR_BOUNDS] line 2: index outside array bounds: 5
  err.D_ARR_BOUNDS.of-the-program.d:2:17: BEGIN { trace(a[5]); a[7] = 1; trace(this->b[1][3]); trace(a[-1]); trace(a[4]); }
                                                          ^
  "int [5]" has elements 0 to 4
dtrace: failed to compile script err.D_ARR_BOUNDS.of-the-program.d: [D_ARR_BOUNDS] line 2: index outside array bounds: 7
  err.D_ARR_BOUNDS.of-the-program.d:2:24: BEGIN { trace(a[5]); a[7] = 1; trace(this->b[1][3]); trace(a[-1]); trace(a[4]); }
                                                                 ^
  "int [5]" has elements 0 to 4
dtrace: failed to compile script err.D_ARR_BOUNDS.of-the-program.d: [D_ARR_BOUNDS] line 2: index outside array bounds: 3
  err.D_ARR_BOUNDS.of-the-program.d:2:49: BEGIN { trace(a[5]); a[7] = 1; trace(this->b[1][3]); trace(a[-1]); trace(a[4]); }
                                                                                          ^
  "int [3]" has elements 0 to 2
dtrace: failed to compile script err.D_ARR_BOUNDS.of-the-program.d: [D_ARR_BOUNDS] line 2: index outside array bounds: -1
  err.D_ARR_BOUNDS.of-the-program.d:2:62: BEGIN { trace(a[5]); a[7] = 1; trace(this->b[1][3]); trace(a[-1]); trace(a[4]); }
                                                                                                       ^~
  "int [5]" has elements 0 to 4
