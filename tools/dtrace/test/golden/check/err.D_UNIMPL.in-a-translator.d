BEGIN { trace(curpsinfo->pr_pid); trace(curpsinfo->pr_psargs); }
==== errors
dtrace: failed to compile script err.D_UNIMPL.in-a-translator.d: [D_UNIMPL] line 1: execargs is not supported yet
  err.D_UNIMPL.in-a-translator.d:1:41: BEGIN { trace(curpsinfo->pr_pid); trace(curpsinfo->pr_psargs); }
                                                                               ^~~~~~~~~~~~~~~~~~~~
  this is put in from:
  procfs.d:45:2:  pr_psargs = T == curthread ? execargs : stringof(T->group_leader->comm);
                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
