pid$:::entry { }
==== tokens
dtrace: failed to compile script err.D_PDESC_INVAL.dollar-without-name.d: [D_PDESC_INVAL] line 1: a $ in a probe description begins a macro variable
  err.D_PDESC_INVAL.dollar-without-name.d:1:4: pid$:::entry { }
                                                  ^
  for example pid$target
