BEGIN /strerror(2)/ { trace(!signame(2)); trace(stringof(signame(2))); }
==== errors
dtrace: failed to compile script err.D_OP_SCALAR.text-that-the-tool-makes.d: [D_PRED_SCALAR] line 1: predicate result must be of scalar type
  err.D_OP_SCALAR.text-that-the-tool-makes.d:1:8: BEGIN /strerror(2)/ { trace(!signame(2)); trace(stringof(signame(2))); }
                                                         ^~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
dtrace: failed to compile script err.D_OP_SCALAR.text-that-the-tool-makes.d: [D_OP_SCALAR] line 1: operator ! requires an operand of scalar type
  err.D_OP_SCALAR.text-that-the-tool-makes.d:1:29: BEGIN /strerror(2)/ { trace(!signame(2)); trace(stringof(signame(2))); }
                                                                               ^~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
dtrace: failed to compile script err.D_OP_SCALAR.text-that-the-tool-makes.d: [D_STRINGOF_TYPE] line 1: stringof( ) cannot be applied to an expression of type dt_text_t
  err.D_OP_SCALAR.text-that-the-tool-makes.d:1:49: BEGIN /strerror(2)/ { trace(!signame(2)); trace(stringof(signame(2))); }
                                                                                                   ^~~~~~~~~~~~~~~~~~~~
  the tool makes this text when it prints: print it, make it a key of an aggregation, or use the number
