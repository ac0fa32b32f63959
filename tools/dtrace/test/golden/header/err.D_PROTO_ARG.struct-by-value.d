struct point { int x, y; };
provider prog { probe moved(int, struct point, struct point *); };
==== header
dtrace: failed to compile script err.D_PROTO_ARG.struct-by-value.d: [D_PROTO_ARG] line 2: an argument of type struct point is not possible
  err.D_PROTO_ARG.struct-by-value.d:2:34: provider prog { probe moved(int, struct point, struct point *); };
                                                                           ^~~~~~~~~~~~
  a probe passes integers, pointers and strings: pass its address
