BEGIN { trace((frob_t)pid); trace((unsigned signed)1); trace(sizeof (float)); }
==== types
dtrace: failed to compile script err.D_TYPE_ERR.unknown-type.d: [D_DECL_COMBO] line 1: invalid type combination
  err.D_TYPE_ERR.unknown-type.d:1:36: BEGIN { trace((frob_t)pid); trace((unsigned signed)1); trace(sizeof (float)); }
                                                                         ^~~~~~~~~~~~~~~
  these words exclude each other
dtrace: failed to compile script err.D_TYPE_ERR.unknown-type.d: [D_TYPE_ERR] line 1: failed to resolve type frob_t: Unknown type name
  err.D_TYPE_ERR.unknown-type.d:1:16: BEGIN { trace((frob_t)pid); trace((unsigned signed)1); trace(sizeof (float)); }
                                                     ^~~~~~
dtrace: failed to compile script err.D_TYPE_ERR.unknown-type.d: [D_TYPE_ERR] line 1: failed to resolve type float: Unknown type name
  err.D_TYPE_ERR.unknown-type.d:1:70: BEGIN { trace((frob_t)pid); trace((unsigned signed)1); trace(sizeof (float)); }
                                                                                                           ^~~~~
