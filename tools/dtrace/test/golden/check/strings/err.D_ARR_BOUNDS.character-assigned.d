string g;
BEGIN { g[256] = 'x'; g[255] = 0; }
==== types
dtrace: failed to compile script err.D_ARR_BOUNDS.character-assigned.d: [D_ARR_BOUNDS] line 2: index outside array bounds: 256
  err.D_ARR_BOUNDS.character-assigned.d:2:11: BEGIN { g[256] = 'x'; g[255] = 0; }
                                                        ^~~
  "char [256]" has elements 0 to 255
