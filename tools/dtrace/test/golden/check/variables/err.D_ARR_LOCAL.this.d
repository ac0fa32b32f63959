BEGIN { this->b[1] = 2; }
==== types
dtrace: failed to compile script err.D_ARR_LOCAL.this.d: [D_ARR_LOCAL] line 1: this->b: clause-local associative arrays are not supported
  err.D_ARR_LOCAL.this.d:1:9: BEGIN { this->b[1] = 2; }
                                      ^~~~~~~~~~
  declare it with its size, as in this int b[10]
