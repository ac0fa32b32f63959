int a[]; this int b[];
BEGIN { }
==== types
dtrace: failed to compile script err.D_DECL_ARRNULL.no-size.d: [D_DECL_ARRNULL] line 1: the size of array a is missing
  err.D_DECL_ARRNULL.no-size.d:1:5: int a[]; this int b[];
                                        ^
  write the number of its elements, as in int a[10]
dtrace: failed to compile script err.D_DECL_ARRNULL.no-size.d: [D_DECL_ARRNULL] line 1: the size of array b is missing
  err.D_DECL_ARRNULL.no-size.d:1:19: int a[]; this int b[];
                                                       ^
  write the number of its elements, as in int b[10]
