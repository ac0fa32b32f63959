psinfo_t *p;
BEGIN { p = curpsinfo; q = curpsinfo; trace(q->pr_pid); }
==== types
dtrace: failed to compile script err.D_OP_INCOMPAT.translated-pointer-kept.d: [D_OP_INCOMPAT] line 2: operands have incompatible types: "psinfo_t *" = "unsigned long"
  err.D_OP_INCOMPAT.translated-pointer-kept.d:2:9: BEGIN { p = curpsinfo; q = curpsinfo; trace(q->pr_pid); }
                                                           ^~~~~~~~~~~~~
  a cast says that it is meant
  p gets its type here:
  err.D_OP_INCOMPAT.translated-pointer-kept.d:1:11: psinfo_t *p;
                                                              ^
dtrace: failed to compile script err.D_OP_INCOMPAT.translated-pointer-kept.d: [D_OP_PTR] line 2: operator -> requires a pointer to a struct or union
  err.D_OP_INCOMPAT.translated-pointer-kept.d:2:45: BEGIN { p = curpsinfo; q = curpsinfo; trace(q->pr_pid); }
                                                                                                ^~~~~~~~~
  this is of type unsigned long
