#pragma D attributes Stabel/Stable/Common x
#pragma D attributes Stable/Stable x
#pragma D attributes Stable/Stable/Everywhere x
#pragma D binding "1" x
#pragma D binding "one.two" x
BEGIN { }
==== types
dtrace: failed to compile script err.D_PRAGMA_INVAL.attributes.d: [D_PRAGMA_INVAL] line 1: invalid stability attributes: Stabel/Stable/Common
  err.D_PRAGMA_INVAL.attributes.d:1:1: #pragma D attributes Stabel/Stable/Common x
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  for example Stable/Evolving/Common: of the name, of its meaning, and the class of machines
dtrace: failed to compile script err.D_PRAGMA_INVAL.attributes.d: [D_PRAGMA_INVAL] line 2: invalid stability attributes: Stable/Stable
  err.D_PRAGMA_INVAL.attributes.d:2:1: #pragma D attributes Stable/Stable x
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  for example Stable/Evolving/Common: of the name, of its meaning, and the class of machines
dtrace: failed to compile script err.D_PRAGMA_INVAL.attributes.d: [D_PRAGMA_INVAL] line 3: invalid stability attributes: Stable/Stable/Everywhere
  err.D_PRAGMA_INVAL.attributes.d:3:1: #pragma D attributes Stable/Stable/Everywhere x
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  for example Stable/Evolving/Common: of the name, of its meaning, and the class of machines
dtrace: failed to compile script err.D_PRAGMA_INVAL.attributes.d: [D_PRAGMA_INVAL] line 4: invalid version string: "1"
  err.D_PRAGMA_INVAL.attributes.d:4:1: #pragma D binding "1" x
                                       ^~~~~~~~~~~~~~~~~~~~~~~
  a version is two or three numbers, as in 1.6 or 1.6.3
dtrace: failed to compile script err.D_PRAGMA_INVAL.attributes.d: [D_PRAGMA_INVAL] line 5: invalid version string: "one.two"
  err.D_PRAGMA_INVAL.attributes.d:5:1: #pragma D binding "one.two" x
                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  a version is two or three numbers, as in 1.6 or 1.6.3
