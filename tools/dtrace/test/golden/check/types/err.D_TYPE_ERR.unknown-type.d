BEGIN { trace((frob_t)pid); }
==== types
dtrace: failed to compile script err.D_TYPE_ERR.unknown-type.d: [D_TYPE_ERR] line 1: failed to resolve type frob_t: Unknown type name
  err.D_TYPE_ERR.unknown-type.d:1:16: BEGIN { trace((frob_t)pid); }
                                                     ^~~~~~
  define it: typedef int frob_t;
