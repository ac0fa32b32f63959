int a[3];
BEGIN /a/ { } BEGIN /curthread->comm/ { }
==== errors
dtrace: failed to compile script err.D_PRED_SCALAR.array.d: [D_PRED_SCALAR] line 2: predicate result must be of scalar type
  err.D_PRED_SCALAR.array.d:2:8: BEGIN /a/ { } BEGIN /curthread->comm/ { }
                                        ^
  this is of type int [3]
dtrace: failed to compile script err.D_PRED_SCALAR.array.d: [D_PRED_SCALAR] line 2: predicate result must be of scalar type
  err.D_PRED_SCALAR.array.d:2:22: BEGIN /a/ { } BEGIN /curthread->comm/ { }
                                                       ^~~~~~~~~~~~~~~
  this is of type char [16]
