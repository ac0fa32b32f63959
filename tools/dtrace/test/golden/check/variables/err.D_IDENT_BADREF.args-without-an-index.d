BEGIN { trace(args); trace(uregs); }
==== errors
dtrace: failed to compile script err.D_IDENT_BADREF.args-without-an-index.d: [D_IDENT_BADREF] line 1: args[ ] is an array and may not be used without an index
  err.D_IDENT_BADREF.args-without-an-index.d:1:15: BEGIN { trace(args); trace(uregs); }
                                                                 ^~~~
  write args[0]
dtrace: failed to compile script err.D_IDENT_BADREF.args-without-an-index.d: [D_IDENT_BADREF] line 1: uregs[ ] is an array and may not be used without an index
  err.D_IDENT_BADREF.args-without-an-index.d:1:28: BEGIN { trace(args); trace(uregs); }
                                                                              ^~~~~
  write uregs[0]
