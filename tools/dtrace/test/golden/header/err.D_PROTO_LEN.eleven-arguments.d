provider prog { probe many(int, int, int, int, int, int, int, int, int, int, int); };
==== header
dtrace: failed to compile script err.D_PROTO_LEN.eleven-arguments.d: [D_PROTO_LEN] line 1: a probe has 11 arguments, more than 10
  err.D_PROTO_LEN.eleven-arguments.d:1:23: provider prog { probe many(int, int, int, int, int, int, int, int, int, int, int); };
                                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  D programs see arg0 to arg9
