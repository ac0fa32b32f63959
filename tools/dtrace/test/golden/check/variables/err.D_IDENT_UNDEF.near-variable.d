BEGIN { counter = 1; trace(countr); }
==== types
dtrace: failed to compile script err.D_IDENT_UNDEF.near-variable.d: [D_SYNTAX] line 1: syntax error near "counter"
  err.D_IDENT_UNDEF.near-variable.d:1:9: BEGIN { counter = 1; trace(countr); }
                                                 ^~~~~~~
  expected an expression
dtrace: failed to compile script err.D_IDENT_UNDEF.near-variable.d: [D_IDENT_UNDEF] line 1: failed to resolve countr: Unknown variable name
  err.D_IDENT_UNDEF.near-variable.d:1:28: BEGIN { counter = 1; trace(countr); }
                                                                     ^~~~~~
  did you mean count?
