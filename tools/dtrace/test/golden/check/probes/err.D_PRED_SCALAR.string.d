BEGIN /execname/ { }
==== types
dtrace: failed to compile script err.D_PRED_SCALAR.string.d: [D_PRED_SCALAR] line 1: predicate result must be of scalar type
  err.D_PRED_SCALAR.string.d:1:8: BEGIN /execname/ { }
                                         ^~~~~~~~
  this is of type string: compare it, as in s != ""
