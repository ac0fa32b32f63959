const char *msg;
BEGIN { msg = "abc"; msg = (char *)"abc"; }
==== types
dtrace: failed to compile script err.D_CAST_INVAL.string-in-a-pointer.d: [D_CAST_INVAL] line 2: invalid cast expression: "string" to "char *"
  err.D_CAST_INVAL.string-in-a-pointer.d:2:28: BEGIN { msg = "abc"; msg = (char *)"abc"; }
                                                                          ^~~~~~~~~~~~~
  it is a string already: leave out the cast, and keep it in a variable of type string
