int f(void, int);
int g(void x);
int h(void, ...);
BEGIN { }
==== ast
dtrace: failed to compile script err.D_DECL_PROTO_VOID.beside-others.d: [D_DECL_PROTO_VOID] line 1: void must be the sole parameter, without a name
  err.D_DECL_PROTO_VOID.beside-others.d:1:7: int f(void, int);
                                                   ^~~~
  a parameter that can be any pointer is a void *
dtrace: failed to compile script err.D_DECL_PROTO_VOID.beside-others.d: [D_DECL_PROTO_NAME] line 2: void must be the sole parameter, without a name
  err.D_DECL_PROTO_VOID.beside-others.d:2:7: int g(void x);
                                                   ^~~~~~
  a parameter that can be any pointer is a void *
dtrace: failed to compile script err.D_DECL_PROTO_VOID.beside-others.d: [D_DECL_PROTO_VOID] line 3: void must be the sole parameter, without a name
  err.D_DECL_PROTO_VOID.beside-others.d:3:7: int h(void, ...);
                                                   ^~~~
  a parameter that can be any pointer is a void *
