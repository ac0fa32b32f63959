//! -x tracefs=tracefs-derived
proc:::create,proc:::start,proc:::exit { trace(nonsense); }
==== errors
dtrace: failed to compile script err.D_IDENT_UNDEF.once-for-all-guards.d: [D_IDENT_UNDEF] line 2: failed to resolve nonsense: Unknown variable name
  err.D_IDENT_UNDEF.once-for-all-guards.d:2:48: proc:::create,proc:::start,proc:::exit { trace(nonsense); }
                                                                                               ^~~~~~~~
  assign it first, or declare it, as in int nonsense;
