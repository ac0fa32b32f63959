BEGIN { trace(self->f(1)); }
==== ast
dtrace: failed to compile script err.D_FUNC_IDENT.no-name-called.d: [D_FUNC_IDENT] line 1: what is called is not the name of a function
  err.D_FUNC_IDENT.no-name-called.d:1:15: BEGIN { trace(self->f(1)); }
                                                        ^~~~~~~
  only functions and actions of D are called: name(...)
