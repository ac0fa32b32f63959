provider prog2 { probe done(); };
==== header
dtrace: failed to compile script err.D_PROV_BADNAME.name-ends-in-a-digit.d: [D_PROV_BADNAME] line 1: provider name may not end with a digit: prog2
  err.D_PROV_BADNAME.name-ends-in-a-digit.d:1:1: provider prog2 { probe done(); };
                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the number of the process follows it in a description of probes: end it in a letter
