BEGIN { printf("%*d"); printf("%.*d"); printf("%*.*s", 5); }
==== types
dtrace: failed to compile script err.D_PRINTF_DYN_PROTO.missing.d: [D_PRINTF_DYN_PROTO] line 1: printf( ) prototype mismatch: conversion #1 (%d) is missing a corresponding "*" argument
  err.D_PRINTF_DYN_PROTO.missing.d:1:16: BEGIN { printf("%*d"); printf("%.*d"); printf("%*.*s", 5); }
                                                        ^~~~~
  the format wants 2 arguments after it, 0 given
dtrace: failed to compile script err.D_PRINTF_DYN_PROTO.missing.d: [D_PRINTF_DYN_PROTO] line 1: printf( ) prototype mismatch: conversion #1 (%d) is missing a corresponding "*" argument
  err.D_PRINTF_DYN_PROTO.missing.d:1:31: BEGIN { printf("%*d"); printf("%.*d"); printf("%*.*s", 5); }
                                                                       ^~~~~~
  the format wants 2 arguments after it, 0 given
dtrace: failed to compile script err.D_PRINTF_DYN_PROTO.missing.d: [D_PRINTF_DYN_PROTO] line 1: printf( ) prototype mismatch: conversion #1 (%s) is missing a corresponding "*" argument
  err.D_PRINTF_DYN_PROTO.missing.d:1:47: BEGIN { printf("%*d"); printf("%.*d"); printf("%*.*s", 5); }
                                                                                       ^~~~~~~
  the format wants 3 arguments after it, 1 given
