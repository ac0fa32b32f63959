struct out { int pid; string name; };
BEGIN { trace(xlate <struct out> (curthread).pid); this->o = xlate <struct out> (1); }
==== types
dtrace: failed to compile script err.D_XLATE_NONE.no-translator.d: [D_XLATE_NONE] line 2: no translator is defined from struct task_struct * to struct out
  err.D_XLATE_NONE.no-translator.d:2:15: BEGIN { trace(xlate <struct out> (curthread).pid); this->o = xlate <struct out> (1); }
                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
  declare translator struct out < struct task_struct *x > { ... };
dtrace: failed to compile script err.D_XLATE_NONE.no-translator.d: [D_XLATE_NONE] line 2: no translator is defined from int to struct out
  err.D_XLATE_NONE.no-translator.d:2:62: BEGIN { trace(xlate <struct out> (curthread).pid); this->o = xlate <struct out> (1); }
                                                                                                      ^~~~~~~~~~~~~~~~~~~~~~
  declare translator struct out < int x > { ... };
