BEGIN, EDN, END { trace(1); }
==== types
dtrace: failed to compile script err.D_PDESC_ZERO.one-of-several.d: [D_PDESC_ZERO] line 1: probe description :::EDN does not match any probes
  err.D_PDESC_ZERO.one-of-several.d:1:8: BEGIN, EDN, END { trace(1); }
                                                ^~~
  no probe is named EDN: did you mean END?
