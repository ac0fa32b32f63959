provider work1 { probe done(); };
provider woooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooork { probe done(); };
provider woooooooooooooooooooooooooooooooooooooooooooooooooooooooooooook { probe done(); };
BEGIN { }
==== types
dtrace: failed to compile script err.D_PROV_BADNAME.provider.d: [D_PROV_BADNAME] line 1: provider name may not end with a digit: work1
  err.D_PROV_BADNAME.provider.d:1:1: provider work1 { probe done(); };
                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  the number of the process follows it in a description of probes: end it in a letter
dtrace: failed to compile script err.D_PROV_BADNAME.provider.d: [D_PROV_BADNAME] line 2: provider name may not exceed 63 characters: woooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooork
  err.D_PROV_BADNAME.provider.d:2:1: provider woooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooork { probe done(); };
                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  give it a shorter name
