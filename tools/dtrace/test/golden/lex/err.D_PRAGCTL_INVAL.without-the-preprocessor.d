#include <linux/in.h>
#define X 1
BEGIN { }
==== tokens
dtrace: failed to compile script err.D_PRAGCTL_INVAL.without-the-preprocessor.d: [D_PRAGCTL_INVAL] line 1: invalid control directive: #include <linux/in.h>
  err.D_PRAGCTL_INVAL.without-the-preprocessor.d:1:1: #include <linux/in.h>
                                                      ^~~~~~~~~~~~~~~~~~~~~
  the C preprocessor knows it, which -C runs over scripts (-s)
dtrace: failed to compile script err.D_PRAGCTL_INVAL.without-the-preprocessor.d: [D_PRAGCTL_INVAL] line 2: invalid control directive: #define X 1
  err.D_PRAGCTL_INVAL.without-the-preprocessor.d:2:1: #define X 1
                                                      ^~~~~~~~~~~
  the C preprocessor knows it, which -C runs over scripts (-s)
