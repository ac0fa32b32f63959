BEGIN { print(stack()); print(*curpsinfo); }
==== errors
dtrace: failed to compile script err.D_PROTO_ARG.print-of-what-is-no-object.d: [D_PROTO_ARG] line 1: print( ) argument #1 is incompatible with prototype
  err.D_PROTO_ARG.print-of-what-is-no-object.d:1:15: BEGIN { print(stack()); print(*curpsinfo); }
                                                                   ^~~~~~~
  a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key
dtrace: failed to compile script err.D_PROTO_ARG.print-of-what-is-no-object.d: [D_XLATE_SOU] line 1: a pointer to a translated object is used member by member
  err.D_PROTO_ARG.print-of-what-is-no-object.d:1:31: BEGIN { print(stack()); print(*curpsinfo); }
                                                                                   ^~~~~~~~~~
  name the member that you want: ->member
