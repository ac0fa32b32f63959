BEGIN { printf("%d %d", 1); printf("%*d", 1); }
==== types
dtrace: failed to compile script err.D_PRINTF_ARG_PROTO.missing-argument.d: [D_PRINTF_ARG_PROTO] line 1: printf( ) prototype mismatch: conversion #2 (%d) is missing a corresponding value argument
  err.D_PRINTF_ARG_PROTO.missing-argument.d:1:16: BEGIN { printf("%d %d", 1); printf("%*d", 1); }
                                                                 ^~~~~~~
  the format wants 2 arguments after it, 1 given
dtrace: failed to compile script err.D_PRINTF_ARG_PROTO.missing-argument.d: [D_PRINTF_ARG_PROTO] line 1: printf( ) prototype mismatch: conversion #1 (%d) is missing a corresponding value argument
  err.D_PRINTF_ARG_PROTO.missing-argument.d:1:36: BEGIN { printf("%d %d", 1); printf("%*d", 1); }
                                                                                     ^~~~~
  the format wants 2 arguments after it, 1 given
