#line
#line "x.h"
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGMA_MALFORM.line-without-number.d: [D_PRAGMA_MALFORM] line 1: malformed #line: no number follows
  err.D_PRAGMA_MALFORM.line-without-number.d:1:1: #line
                                                  ^~~~~
  for example: #line 12 "x.d"
dtrace: failed to compile script err.D_PRAGMA_MALFORM.line-without-number.d: [D_PRAGMA_MALFORM] line 2: malformed #line: no number follows
  err.D_PRAGMA_MALFORM.line-without-number.d:2:1: #line "x.h"
                                                  ^~~~~~~~~~~
  for example: #line 12 "x.d"
