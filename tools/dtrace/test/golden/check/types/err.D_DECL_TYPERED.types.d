struct s { int a; }; struct s { int b; }; enum e { A }; enum e { B };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: struct s is declared already
  err.D_DECL_TYPERED.types.d:1:22: struct s { int a; }; struct s { int b; }; enum e { A }; enum e { B };
                                                        ^~~~~~~~~~~~~~~~~~~
  give one of them another name
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: enum e is declared already
  err.D_DECL_TYPERED.types.d:1:57: struct s { int a; }; struct s { int b; }; enum e { A }; enum e { B };
                                                                                           ^~~~~~~~~~~~
  give one of them another name
