BEGIN /zork == 1/ { }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.in-predicate.d: [D_IDENT_UNDEF] line 1: failed to resolve zork: Unknown variable name
  err.D_IDENT_UNDEF.in-predicate.d:1:8: BEGIN /zork == 1/ { }
                                               ^~~~
  assign it first, or declare it, as in int zork;
