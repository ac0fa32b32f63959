provider prog { probe a_b(); probe a__b(); };
provider prog_a { probe b(); };
==== header
dtrace: failed to compile script err.D_DECL_IDRED.one-macro-for-two-probes.d: [D_DECL_IDRED] line 1: identifier redeclared: PROG_A_B
  err.D_DECL_IDRED.one-macro-for-two-probes.d:1:36: provider prog { probe a_b(); probe a__b(); };
                                                                                       ^~~~~~
  it is the macro of prog:::a_b already: give one another name
dtrace: failed to compile script err.D_DECL_IDRED.one-macro-for-two-probes.d: [D_DECL_IDRED] line 2: identifier redeclared: PROG_A_B
  err.D_DECL_IDRED.one-macro-for-two-probes.d:2:25: provider prog_a { probe b(); };
                                                                            ^~~
  it is the macro of prog:::a_b already: give one another name
