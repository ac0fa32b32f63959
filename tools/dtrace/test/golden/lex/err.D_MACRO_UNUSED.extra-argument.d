//! foo
BEGIN { trace(1); }
==== tokens
dtrace: failed to compile script err.D_MACRO_UNUSED.extra-argument.d: [D_MACRO_UNUSED] extraneous argument 'foo' ($1 is not referenced)
  remove it from the command line, or use -x defaultargs
