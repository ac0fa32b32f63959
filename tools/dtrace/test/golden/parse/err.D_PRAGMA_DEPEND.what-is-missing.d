#pragma D depends_on library none.d
#pragma D depends_on module no_such_module
#pragma D depends_on provider none
BEGIN { }
==== ast
dtrace: failed to compile script err.D_PRAGMA_DEPEND.what-is-missing.d: [D_PRAGMA_DEPEND] line 1: program requires library none.d
  err.D_PRAGMA_DEPEND.what-is-missing.d:1:1: #pragma D depends_on library none.d
                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is not there, or what it depends on is not
dtrace: failed to compile script err.D_PRAGMA_DEPEND.what-is-missing.d: [D_PRAGMA_DEPEND] line 2: program requires module no_such_module
  err.D_PRAGMA_DEPEND.what-is-missing.d:2:1: #pragma D depends_on module no_such_module
                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is not there, or what it depends on is not
dtrace: failed to compile script err.D_PRAGMA_DEPEND.what-is-missing.d: [D_PRAGMA_DEPEND] line 3: program requires provider none
  err.D_PRAGMA_DEPEND.what-is-missing.d:3:1: #pragma D depends_on provider none
                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  it is not there, or what it depends on is not
