struct out { int pid; }; translator struct out < struct task_struct *p > { pid = p->pid; };
BEGIN { trace(xlate <struct out> (pid).pid); trace(xlate <struct out> (curthread).pid); }
==== types
dtrace: failed to compile script err.D_XLATE_NONE.from-another-type.d: [D_XLATE_NONE] line 2: no translator is defined from pid_t to struct out
  err.D_XLATE_NONE.from-another-type.d:2:15: BEGIN { trace(xlate <struct out> (pid).pid); trace(xlate <struct out> (curthread).pid); }
                                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  there is one from struct task_struct *
