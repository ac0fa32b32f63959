struct s { int a; }; struct s { int b; }; union s *p; enum e { A }; enum e { B }; typedef int t; typedef char t; typedef long uint32_t; typedef long uint8_t;
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: struct s is declared already
  err.D_DECL_TYPERED.types.d:1:22: struct s { int a; }; struct s { int b; }; union s *p; enum e { A }; enum e { B }; typedef int t; typ...
                                                        ^~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: union s is declared as struct s
  err.D_DECL_TYPERED.types.d:1:43: struct s { int a; }; struct s { int b; }; union s *p; enum e { A }; enum e { B }; typedef int t; typ...
                                                                             ^~~~~~~
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: enum e is declared already
  err.D_DECL_TYPERED.types.d:1:69: ...}; struct s { int b; }; union s *p; enum e { A }; enum e { B }; typedef int t; typedef char t; typed...
                                                                                        ^~~~~~~~~~~~
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: type t is declared already
  err.D_DECL_TYPERED.types.d:1:111: ... { A }; enum e { B }; typedef int t; typedef char t; typedef long uint32_t; typedef long uint8_t;
                                                                                         ^
  it is int
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: type uint32_t is declared already
  err.D_DECL_TYPERED.types.d:1:127: ... B }; typedef int t; typedef char t; typedef long uint32_t; typedef long uint8_t;
                                                                                         ^~~~~~~~
  it is an unsigned integer of 32 bits
dtrace: failed to compile script err.D_DECL_TYPERED.types.d: [D_DECL_TYPERED] line 1: type uint8_t is declared already
  err.D_DECL_TYPERED.types.d:1:150: ...pedef char t; typedef long uint32_t; typedef long uint8_t;
                                                                                         ^~~~~~~
  it is an unsigned integer of 8 bits
