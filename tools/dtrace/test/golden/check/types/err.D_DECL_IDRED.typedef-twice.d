typedef int t; typedef char t; typedef long uint32_t;
BEGIN { }
==== errors
dtrace: failed to compile script err.D_DECL_IDRED.typedef-twice.d: [D_DECL_IDRED] line 1: type t is declared already
  err.D_DECL_IDRED.typedef-twice.d:1:29: typedef int t; typedef char t; typedef long uint32_t;
                                                                     ^
  it is int
dtrace: failed to compile script err.D_DECL_IDRED.typedef-twice.d: [D_DECL_IDRED] line 1: type uint32_t is declared already
  err.D_DECL_IDRED.typedef-twice.d:1:45: typedef int t; typedef char t; typedef long uint32_t;
                                                                                     ^~~~~~~~
  it is an unsigned integer of 32 bits
