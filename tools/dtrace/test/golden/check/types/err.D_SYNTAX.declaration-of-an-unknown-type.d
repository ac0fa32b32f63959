nosuch_t a;
self nosuch_t b;
inline nosuch_t c = 1;
nosuch_t d[int];
BEGIN { }
==== types
dtrace: failed to compile script err.D_SYNTAX.declaration-of-an-unknown-type.d: [D_SYNTAX] line 1: syntax error near "nosuch_t": Unknown type name
  err.D_SYNTAX.declaration-of-an-unknown-type.d:1:1: nosuch_t a;
                                                     ^~~~~~~~
  define it: typedef int nosuch_t;
dtrace: failed to compile script err.D_SYNTAX.declaration-of-an-unknown-type.d: [D_SYNTAX] line 2: syntax error near "nosuch_t": Unknown type name
  err.D_SYNTAX.declaration-of-an-unknown-type.d:2:1: self nosuch_t b;
                                                     ^~~~~~~~~~~~~
  define it: typedef int nosuch_t;
dtrace: failed to compile script err.D_SYNTAX.declaration-of-an-unknown-type.d: [D_SYNTAX] line 3: syntax error near "nosuch_t": Unknown type name
  err.D_SYNTAX.declaration-of-an-unknown-type.d:3:8: inline nosuch_t c = 1;
                                                            ^~~~~~~~
  define it: typedef int nosuch_t;
dtrace: failed to compile script err.D_SYNTAX.declaration-of-an-unknown-type.d: [D_SYNTAX] line 4: syntax error near "nosuch_t": Unknown type name
  err.D_SYNTAX.declaration-of-an-unknown-type.d:4:1: nosuch_t d[int];
                                                     ^~~~~~~~
  define it: typedef int nosuch_t;
