BEGIN { execname ? printf("a") : 1; }
==== types
dtrace: failed to compile script err.D_OP_SCALAR.condition-of-an-action.d: [D_OP_SCALAR] line 1: operator ?: expression must be of scalar type
  err.D_OP_SCALAR.condition-of-an-action.d:1:9: BEGIN { execname ? printf("a") : 1; }
                                                        ^~~~~~~~
  this is of type string: compare it, as in s != ""
