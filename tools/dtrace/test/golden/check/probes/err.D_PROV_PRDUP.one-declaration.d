provider p { probe a(); probe a(int); probe b(int); probe b(int); };
BEGIN { }
==== types
dtrace: failed to compile script err.D_PROV_PRDUP.one-declaration.d: [D_PROV_PRDUP] line 1: probe redeclared: p:::a
  err.D_PROV_PRDUP.one-declaration.d:1:31: provider p { probe a(); probe a(int); probe b(int); probe b(int); };
                                                                         ^~~~~~
  the provider has it already: declare it once
dtrace: failed to compile script err.D_PROV_PRDUP.one-declaration.d: [D_PROV_PRDUP] line 1: probe redeclared: p:::b
  err.D_PROV_PRDUP.one-declaration.d:1:59: provider p { probe a(); probe a(int); probe b(int); probe b(int); };
                                                                                                     ^~~~~~
  the provider has it already: declare it once
