double d;
BEGIN { trace((float)arg0); trace(sizeof (long double)); }
==== types
dtrace: failed to compile script err.D_TYPE_ERR.floating-point.d: [D_TYPE_ERR] line 1: failed to resolve type double: Unknown type name
  err.D_TYPE_ERR.floating-point.d:1:1: double d;
                                       ^~~~~~
  D has no floating-point numbers: count in smaller units, as in ns for s
dtrace: failed to compile script err.D_TYPE_ERR.floating-point.d: [D_TYPE_ERR] line 2: failed to resolve type float: Unknown type name
  err.D_TYPE_ERR.floating-point.d:2:16: BEGIN { trace((float)arg0); trace(sizeof (long double)); }
                                                       ^~~~~
  D has no floating-point numbers: count in smaller units, as in ns for s
dtrace: failed to compile script err.D_TYPE_ERR.floating-point.d: [D_TYPE_ERR] line 2: failed to resolve type long double: Unknown type name
  err.D_TYPE_ERR.floating-point.d:2:43: BEGIN { trace((float)arg0); trace(sizeof (long double)); }
                                                                                  ^~~~~~~~~~~
  D has no floating-point numbers: count in smaller units, as in ns for s
