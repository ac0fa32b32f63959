/* nothing */
==== types
dtrace: failed to compile script err.D_EMPTY.no-clause.d: [D_EMPTY] empty D program
  a program has at least one clause, such as BEGIN { trace(1); }
