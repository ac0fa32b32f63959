work1234:::line-read { trace(args[0]); }
provider work { probe line__read(char); };
==== types
dtrace: failed to compile script err.D_DECL_IDRED.provider-behind-its-use.d: [D_DECL_IDRED] line 2: identifier redeclared: work
  err.D_DECL_IDRED.provider-behind-its-use.d:2:1: provider work { probe line__read(char); };
                                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  a clause before it uses args[] of its probes: declare the provider before that
