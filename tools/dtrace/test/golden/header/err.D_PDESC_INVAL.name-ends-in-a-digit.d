provider prog2 { probe done(); };
==== header
dtrace: failed to compile script err.D_PDESC_INVAL.name-ends-in-a-digit.d: [D_PDESC_INVAL] line 1: the name of provider prog2 ends in a digit
  err.D_PDESC_INVAL.name-ends-in-a-digit.d:1:1: provider prog2 { probe done(); };
                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the number of the process follows it in a description of probes: end it in a letter
