#pragma D depends_on kernel x
BEGIN { }
==== types
dtrace: failed to compile script err.D_PRAGMA_INVAL.depends-on.d: [D_PRAGMA_INVAL] line 1: invalid class kernel of #pragma D depends_on
  err.D_PRAGMA_INVAL.depends-on.d:1:1: #pragma D depends_on kernel x
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it takes module, provider or library, and a name
