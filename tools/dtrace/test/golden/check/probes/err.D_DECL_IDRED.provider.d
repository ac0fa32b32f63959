provider p { probe a(int); probe a(char); };
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_IDRED.provider.d: [D_DECL_IDRED] line 1: identifier redeclared: p:::a
  err.D_DECL_IDRED.provider.d:1:34: provider p { probe a(int); probe a(char); };
                                                                     ^~~~~~~
  a provider has one probe of a name
