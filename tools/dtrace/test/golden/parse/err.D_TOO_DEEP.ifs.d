BEGIN { if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1)  ; }
==== ast
dtrace: failed to compile script err.D_TOO_DEEP.ifs.d: [D_TOO_DEEP] line 1: statements are nested too deeply
  err.D_TOO_DEEP.ifs.d:1:457: ... if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) if (1) i...
                                                                                   ^~
  use several clauses
