//! -n x
BEGIN { trace(1; }
==== ast
dtrace: invalid probe specifier //! -n x
BEGIN { trace(1; }
: [D_SYNTAX] in action list: syntax error near ";"
  -n:2:16: BEGIN { trace(1; }
                          ^
  expected ) or , after the argument
