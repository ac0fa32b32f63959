//! -n x
BEGIN { trace(zork); }
==== types
dtrace: invalid probe specifier //! -n x
BEGIN { trace(zork); }
: [D_IDENT_UNDEF] in action list: failed to resolve zork: Unknown variable name
  -n:2:15: BEGIN { trace(zork); }
                         ^~~~
  assign it first, or declare it, as in int zork;
