BEGIN { x = self; y = this.z; self->1 = 2; }
==== ast
dtrace: failed to compile script err.D_SYNTAX.self-without-arrow.d: [D_SYNTAX] line 1: syntax error near ";"
  err.D_SYNTAX.self-without-arrow.d:1:17: BEGIN { x = self; y = this.z; self->1 = 2; }
                                                          ^
  expected -> and the name of a variable
dtrace: failed to compile script err.D_SYNTAX.self-without-arrow.d: [D_SYNTAX] line 1: syntax error near "."
  err.D_SYNTAX.self-without-arrow.d:1:27: BEGIN { x = self; y = this.z; self->1 = 2; }
                                                                    ^
  expected -> and the name of a variable
dtrace: failed to compile script err.D_SYNTAX.self-without-arrow.d: [D_SYNTAX] line 1: syntax error near "1"
  err.D_SYNTAX.self-without-arrow.d:1:37: BEGIN { x = self; y = this.z; self->1 = 2; }
                                                                              ^
  expected the name of a variable
