provider p { probe a(int); }; provider p { probe a(char); };
provider p { probe b(int, string) : (string); probe a(int); };
provider p { probe b(int, string); };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_IDRED.provider.d: [D_DECL_IDRED] line 1: identifier redeclared: p:::a
  err.D_DECL_IDRED.provider.d:1:50: provider p { probe a(int); }; provider p { probe a(char); };
                                                                                     ^~~~~~~
  its arguments are (int) already: declare it once
dtrace: failed to compile script err.D_DECL_IDRED.provider.d: [D_DECL_IDRED] line 3: identifier redeclared: p:::b
  err.D_DECL_IDRED.provider.d:3:20: provider p { probe b(int, string); };
                                                       ^~~~~~~~~~~~~~
  its arguments are (char userland *) already: declare it once
