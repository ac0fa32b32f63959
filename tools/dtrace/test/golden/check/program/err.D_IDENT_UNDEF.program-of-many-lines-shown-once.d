//! -n x
BEGIN { trace(x); }
END { trace(y); }
==== errors
dtrace: invalid probe specifier //! -n x
BEGIN { trace(x); }
END { trace(y); }
: [D_IDENT_UNDEF] in action list: failed to resolve x: Unknown variable name
  -n:2:15: BEGIN { trace(x); }
                         ^
  assign it first, or declare it, as in int x;
dtrace: invalid probe specifier //! -n x ...: [D_IDENT_UNDEF] in action list: failed to resolve y: Unknown variable name
  -n:3:13: END { trace(y); }
                       ^
  assign it first, or declare it, as in int y;
