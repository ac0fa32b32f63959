typedef nosuch mine_t; typedef int int_t; typedef pid_tt other_t;
BEGIN { }
==== types
dtrace: failed to compile script err.D_SYNTAX.typedef-of-an-unknown-type.d: [D_SYNTAX] line 1: syntax error near "nosuch": Unknown type name
  err.D_SYNTAX.typedef-of-an-unknown-type.d:1:1: typedef nosuch mine_t; typedef int int_t; typedef pid_tt other_t;
                                                 ^~~~~~~~~~~~~~
  define it: typedef int nosuch;
dtrace: failed to compile script err.D_SYNTAX.typedef-of-an-unknown-type.d: [D_SYNTAX] line 1: syntax error near "pid_tt": Unknown type name
  err.D_SYNTAX.typedef-of-an-unknown-type.d:1:43: typedef nosuch mine_t; typedef int int_t; typedef pid_tt other_t;
                                                                                            ^~~~~~~~~~~~~~
  did you mean pid_t?
