int x; int a[4]; int *q; struct s { int m; } v; struct s *p;
inline int k = x; inline int at[int n] = a[n]; inline struct s *w = &v; inline int bad[int n] = n++;
BEGIN { k = 3; at[1] += 5; w->m = 1; w = p; curpsinfo->pr_pid = 1; trace(bad[x]); }
==== types
dtrace: failed to compile script err.D_OP_WRITE.through-an-inline.d: [D_OP_WRITE] line 2: operator ++ may not be applied to n
  err.D_OP_WRITE.through-an-inline.d:2:97: inline int k = x; inline int at[int n] = a[n]; inline struct s *w = &v; inline int bad[int n] = n++;
                                                                                                                                           ^
  it is an inline: a name for a value, not a variable
dtrace: failed to compile script err.D_OP_WRITE.through-an-inline.d: [D_OP_WRITE] line 3: operator = may not be applied to k
  err.D_OP_WRITE.through-an-inline.d:3:9: BEGIN { k = 3; at[1] += 5; w->m = 1; w = p; curpsinfo->pr_pid = 1; trace(bad[x]); }
                                                  ^
  did you mean ==? it is an inline: a name for a value, not a variable
  expanded from:
  err.D_OP_WRITE.through-an-inline.d:2:1: inline int k = x; inline int at[int n] = a[n]; inline struct s *w = &v; inline int bad[int n] = n++;
                                          ^~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_OP_WRITE.through-an-inline.d: [D_OP_WRITE] line 3: operator += may not be applied to at
  err.D_OP_WRITE.through-an-inline.d:3:16: BEGIN { k = 3; at[1] += 5; w->m = 1; w = p; curpsinfo->pr_pid = 1; trace(bad[x]); }
                                                          ^~~~~
  it is an inline: a name for a value, not a variable
  expanded from:
  err.D_OP_WRITE.through-an-inline.d:2:19: inline int k = x; inline int at[int n] = a[n]; inline struct s *w = &v; inline int bad[int n] = n++;
                                                             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_OP_WRITE.through-an-inline.d: [D_OP_WRITE] line 3: operator = may not be applied to w
  err.D_OP_WRITE.through-an-inline.d:3:38: BEGIN { k = 3; at[1] += 5; w->m = 1; w = p; curpsinfo->pr_pid = 1; trace(bad[x]); }
                                                                                ^
  did you mean ==? it is a constant name for a value
  expanded from:
  err.D_OP_WRITE.through-an-inline.d:2:48: inline int k = x; inline int at[int n] = a[n]; inline struct s *w = &v; inline int bad[int n] = n++;
                                                                                          ^~~~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_OP_WRITE.through-an-inline.d: [D_OP_WRITE] line 3: operator = may not be applied to curpsinfo
  err.D_OP_WRITE.through-an-inline.d:3:45: BEGIN { k = 3; at[1] += 5; w->m = 1; w = p; curpsinfo->pr_pid = 1; trace(bad[x]); }
                                                                                       ^~~~~~~~~~~~~~~~~
  did you mean ==? it is an inline: a name for a value, not a variable
  expanded from:
  procfs.d:62:2:  pr_pid = task_pid(T);
                  ^~~~~~~~~~~~~~~~~~~~~
