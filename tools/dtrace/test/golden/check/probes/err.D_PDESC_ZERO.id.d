999 { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.id.d: [D_PDESC_ZERO] line 1: probe description 999 does not match any probes
  err.D_PDESC_ZERO.id.d:1:1: 999 { }
                             ^~~
  dtrace -l lists the probes and their ids
