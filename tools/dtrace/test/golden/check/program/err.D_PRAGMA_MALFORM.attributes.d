#pragma D attributes Stable/Stable/Common
#pragma D attributes Stable/Stable
#pragma D attributes Stable/Stable/Common provider
#pragma D attributes Stable/Stable/Common provider p arguments
#pragma D binding 1.0 x
#pragma D binding "1.0"
#pragma D binding "1.0" x y
BEGIN { }
==== types
dtrace: failed to compile script err.D_PRAGMA_MALFORM.attributes.d: [D_PRAGMA_MALFORM] line 1: malformed #pragma D attributes
  err.D_PRAGMA_MALFORM.attributes.d:1:1: #pragma D attributes Stable/Stable/Common
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  after the attributes comes a name, or: provider NAME provider|module|function|name|args
dtrace: failed to compile script err.D_PRAGMA_MALFORM.attributes.d: [D_PRAGMA_MALFORM] line 2: malformed #pragma D attributes
  err.D_PRAGMA_MALFORM.attributes.d:2:1: #pragma D attributes Stable/Stable
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  after the attributes comes a name, or: provider NAME provider|module|function|name|args
dtrace: failed to compile script err.D_PRAGMA_MALFORM.attributes.d: [D_PRAGMA_MALFORM] line 3: malformed #pragma D attributes
  err.D_PRAGMA_MALFORM.attributes.d:3:1: #pragma D attributes Stable/Stable/Common provider
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  after the attributes comes a name, or: provider NAME provider|module|function|name|args
dtrace: failed to compile script err.D_PRAGMA_MALFORM.attributes.d: [D_PRAGMA_MALFORM] line 4: malformed #pragma D attributes
  err.D_PRAGMA_MALFORM.attributes.d:4:1: #pragma D attributes Stable/Stable/Common provider p arguments
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  after the attributes comes a name, or: provider NAME provider|module|function|name|args
dtrace: failed to compile script err.D_PRAGMA_MALFORM.attributes.d: [D_PRAGMA_MALFORM] line 5: malformed #pragma D binding
  err.D_PRAGMA_MALFORM.attributes.d:5:1: #pragma D binding 1.0 x
                                         ^~~~~~~~~~~~~~~~~~~~~~~
  it takes a version in quotes and a name, as in "1.6" curthread
dtrace: failed to compile script err.D_PRAGMA_MALFORM.attributes.d: [D_PRAGMA_MALFORM] line 6: malformed #pragma D binding
  err.D_PRAGMA_MALFORM.attributes.d:6:1: #pragma D binding "1.0"
                                         ^~~~~~~~~~~~~~~~~~~~~~~
  it takes a version in quotes and a name, as in "1.6" curthread
dtrace: failed to compile script err.D_PRAGMA_MALFORM.attributes.d: [D_PRAGMA_MALFORM] line 7: malformed #pragma D binding
  err.D_PRAGMA_MALFORM.attributes.d:7:1: #pragma D binding "1.0" x y
                                         ^~~~~~~~~~~~~~~~~~~~~~~~~~~
  it takes a version in quotes and a name, as in "1.6" curthread
