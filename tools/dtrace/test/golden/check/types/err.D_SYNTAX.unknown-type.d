struct o { int a; };
translator struct o < frob_t *p > { a = 1; };
BEGIN { trace((frob_t)pid); trace((frob_t *)pid); trace(offsetof(frob_t, a)); trace(xlate<frob_t>(pid)); }
==== types
dtrace: failed to compile script err.D_SYNTAX.unknown-type.d: [D_SYNTAX] line 2: syntax error near "frob_t": Unknown type name
  err.D_SYNTAX.unknown-type.d:2:23: translator struct o < frob_t *p > { a = 1; };
                                                          ^~~~~~
  define it: typedef int frob_t;
dtrace: failed to compile script err.D_SYNTAX.unknown-type.d: [D_SYNTAX] line 3: syntax error near "frob_t": Unknown type name
  err.D_SYNTAX.unknown-type.d:3:16: BEGIN { trace((frob_t)pid); trace((frob_t *)pid); trace(offsetof(frob_t, a)); trace(xlate<frob_t>(pi...
                                                   ^~~~~~
  define it: typedef int frob_t;
dtrace: failed to compile script err.D_SYNTAX.unknown-type.d: [D_SYNTAX] line 3: syntax error near "frob_t": Unknown type name
  err.D_SYNTAX.unknown-type.d:3:36: BEGIN { trace((frob_t)pid); trace((frob_t *)pid); trace(offsetof(frob_t, a)); trace(xlate<frob_t>(pi...
                                                                       ^~~~~~
  define it: typedef int frob_t;
dtrace: failed to compile script err.D_SYNTAX.unknown-type.d: [D_SYNTAX] line 3: syntax error near "frob_t": Unknown type name
  err.D_SYNTAX.unknown-type.d:3:66: ...frob_t)pid); trace((frob_t *)pid); trace(offsetof(frob_t, a)); trace(xlate<frob_t>(pid)); }
                                                                                         ^~~~~~
  define it: typedef int frob_t;
dtrace: failed to compile script err.D_SYNTAX.unknown-type.d: [D_SYNTAX] line 3: syntax error near "frob_t": Unknown type name
  err.D_SYNTAX.unknown-type.d:3:91: ...t *)pid); trace(offsetof(frob_t, a)); trace(xlate<frob_t>(pid)); }
                                                                                         ^~~~~~
  define it: typedef int frob_t;
