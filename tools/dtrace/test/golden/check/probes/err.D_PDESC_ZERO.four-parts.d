fbt:a:b:c { }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.four-parts.d: [D_PDESC_ZERO] line 1: probe description fbt:a:b:c does not match any probes
  err.D_PDESC_ZERO.four-parts.d:1:1: fbt:a:b:c { }
                                     ^~~~~~~~~
  no module is named a
