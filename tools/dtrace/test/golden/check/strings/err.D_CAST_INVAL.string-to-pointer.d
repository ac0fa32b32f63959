BEGIN { trace((char *)execname); trace((char *)curpsinfo->pr_fname); }
==== types
dtrace: failed to compile script err.D_CAST_INVAL.string-to-pointer.d: [D_CAST_INVAL] line 1: invalid cast expression: "string" to "char *"
  err.D_CAST_INVAL.string-to-pointer.d:1:15: BEGIN { trace((char *)execname); trace((char *)curpsinfo->pr_fname); }
                                                           ^~~~~~~~~~~~~~~~
  it is a string already: leave out the cast, and keep it in a variable of type string
dtrace: failed to compile script err.D_CAST_INVAL.string-to-pointer.d: [D_CAST_INVAL] line 1: invalid cast expression: "string" to "char *"
  err.D_CAST_INVAL.string-to-pointer.d:1:40: BEGIN { trace((char *)execname); trace((char *)curpsinfo->pr_fname); }
                                                                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is a string already: leave out the cast, and keep it in a variable of type string
