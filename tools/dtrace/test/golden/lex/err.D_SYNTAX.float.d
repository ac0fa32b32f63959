BEGIN { trace(1.5); trace(1e3); trace(.5); trace(1.); trace(1e-3 + 2E5); trace(0x1e3); x = y.z; }
==== tokens
dtrace: failed to compile script err.D_SYNTAX.float.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.float.d:1:15: BEGIN { trace(1.5); trace(1e3); trace(.5); trace(1.); trace(1e-3 + 2E5); trace(0x1e3); x = y.z; }
                                           ^~~
  D computes with integers only; (double)3 is 3.0
dtrace: failed to compile script err.D_SYNTAX.float.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.float.d:1:27: BEGIN { trace(1.5); trace(1e3); trace(.5); trace(1.); trace(1e-3 + 2E5); trace(0x1e3); x = y.z; }
                                                       ^~~
  D computes with integers only; (double)3 is 3.0
dtrace: failed to compile script err.D_SYNTAX.float.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.float.d:1:39: BEGIN { trace(1.5); trace(1e3); trace(.5); trace(1.); trace(1e-3 + 2E5); trace(0x1e3); x = y.z; }
                                                                   ^~
  D computes with integers only; (double)3 is 3.0
dtrace: failed to compile script err.D_SYNTAX.float.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.float.d:1:50: BEGIN { trace(1.5); trace(1e3); trace(.5); trace(1.); trace(1e-3 + 2E5); trace(0x1e3); x = y.z; }
                                                                              ^~
  D computes with integers only; (double)3 is 3.0
dtrace: failed to compile script err.D_SYNTAX.float.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.float.d:1:61: BEGIN { trace(1.5); trace(1e3); trace(.5); trace(1.); trace(1e-3 + 2E5); trace(0x1e3); x = y.z; }
                                                                                         ^~
  D computes with integers only; (double)3 is 3.0
dtrace: failed to compile script err.D_SYNTAX.float.d: [D_SYNTAX] line 1: floating-point constants are not permitted
  err.D_SYNTAX.float.d:1:68: BEGIN { trace(1.5); trace(1e3); trace(.5); trace(1.); trace(1e-3 + 2E5); trace(0x1e3); x = y.z; }
                                                                                                ^~~
  D computes with integers only; (double)3 is 3.0
