struct s { int x; }; struct s v;
BEGIN /v/ { } END /v.x/ { }
==== types
dtrace: failed to compile script err.D_PRED_SCALAR.struct.d: [D_PRED_SCALAR] line 2: predicate result must be of scalar type
  err.D_PRED_SCALAR.struct.d:2:8: BEGIN /v/ { } END /v.x/ { }
                                         ^
  this is of type struct s
