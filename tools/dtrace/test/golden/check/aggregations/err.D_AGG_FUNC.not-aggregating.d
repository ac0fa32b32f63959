BEGIN { @a = 1; @b = strlen("x"); @c = pid; @d += 1; count(); x = sum(1); }
==== types
dtrace: failed to compile script err.D_AGG_FUNC.not-aggregating.d: [D_AGG_FUNC] line 1: @a must be assigned the result of an aggregating function
  err.D_AGG_FUNC.not-aggregating.d:1:14: BEGIN { @a = 1; @b = strlen("x"); @c = pid; @d += 1; count(); x = sum(1); }
                                                      ^
  as in @a = count()
dtrace: failed to compile script err.D_AGG_FUNC.not-aggregating.d: [D_AGG_FUNC] line 1: @b must be assigned the result of an aggregating function
  err.D_AGG_FUNC.not-aggregating.d:1:22: BEGIN { @a = 1; @b = strlen("x"); @c = pid; @d += 1; count(); x = sum(1); }
                                                              ^~~~~~~~~~~
  as in @b = count()
dtrace: failed to compile script err.D_AGG_FUNC.not-aggregating.d: [D_AGG_FUNC] line 1: @c must be assigned the result of an aggregating function
  err.D_AGG_FUNC.not-aggregating.d:1:40: BEGIN { @a = 1; @b = strlen("x"); @c = pid; @d += 1; count(); x = sum(1); }
                                                                                ^~~
  as in @c = count()
dtrace: failed to compile script err.D_AGG_FUNC.not-aggregating.d: [D_AGG_FUNC] line 1: @d must be assigned the result of an aggregating function
  err.D_AGG_FUNC.not-aggregating.d:1:51: BEGIN { @a = 1; @b = strlen("x"); @c = pid; @d += 1; count(); x = sum(1); }
                                                                                           ^
  as in @d = count()
dtrace: failed to compile script err.D_AGG_FUNC.not-aggregating.d: [D_CG_EXPR] line 1: count( ) has no value: it fills an aggregation
  err.D_AGG_FUNC.not-aggregating.d:1:54: BEGIN { @a = 1; @b = strlen("x"); @c = pid; @d += 1; count(); x = sum(1); }
                                                                                              ^~~~~
  write @name[keys] = count(...)
dtrace: failed to compile script err.D_AGG_FUNC.not-aggregating.d: [D_CG_EXPR] line 1: sum( ) has no value: it fills an aggregation
  err.D_AGG_FUNC.not-aggregating.d:1:67: BEGIN { @a = 1; @b = strlen("x"); @c = pid; @d += 1; count(); x = sum(1); }
                                                                                                           ^~~
  write @name[keys] = sum(...)
