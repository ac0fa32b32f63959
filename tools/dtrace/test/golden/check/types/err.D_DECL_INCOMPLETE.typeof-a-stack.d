typeof (stack()) x;
BEGIN { trace(sizeof (typeof (ustack()) *)); }
==== types
dtrace: failed to compile script err.D_DECL_INCOMPLETE.typeof-a-stack.d: [D_DECL_INCOMPLETE] line 1: cannot apply typeof to an expression of type dt_stack_t
  err.D_DECL_INCOMPLETE.typeof-a-stack.d:1:9: typeof (stack()) x;
                                                      ^~~~~~~
  assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]
dtrace: failed to compile script err.D_DECL_INCOMPLETE.typeof-a-stack.d: [D_DECL_INCOMPLETE] line 2: cannot apply typeof to an expression of type dt_stack_t
  err.D_DECL_INCOMPLETE.typeof-a-stack.d:2:31: BEGIN { trace(sizeof (typeof (ustack()) *)); }
                                                                             ^~~~~~~~
  assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]
