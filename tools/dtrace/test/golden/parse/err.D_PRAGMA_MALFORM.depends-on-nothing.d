#pragma D depends_on module
#pragma D depends_on module a b
BEGIN { }
==== ast
dtrace: failed to compile script err.D_PRAGMA_MALFORM.depends-on-nothing.d: [D_PRAGMA_MALFORM] line 1: malformed #pragma D depends_on module
  err.D_PRAGMA_MALFORM.depends-on-nothing.d:1:1: #pragma D depends_on module
                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  it takes module, provider or library, and a name
dtrace: failed to compile script err.D_PRAGMA_MALFORM.depends-on-nothing.d: [D_PRAGMA_MALFORM] line 2: malformed #pragma D depends_on module a b
  err.D_PRAGMA_MALFORM.depends-on-nothing.d:2:1: #pragma D depends_on module a b
                                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it takes module, provider or library, and a name
