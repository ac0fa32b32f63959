struct point { int x, y; };
provider work { probe line__read(struct point *p) : (struct point p); };
BEGIN { }
==== types
dtrace: failed to compile script err.D_PROTO_ARG.mapped-by-value.d: [D_PROTO_ARG] line 2: an argument of type struct point is not possible
  err.D_PROTO_ARG.mapped-by-value.d:2:54: provider work { probe line__read(struct point *p) : (struct point p); };
                                                                                               ^~~~~~~~~~~~~~
  a probe passes integers, pointers and strings: pass its address
