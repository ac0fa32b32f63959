//! -x tracefs=tracefs-derived
proc:::create { trace(args[0]); }
==== errors
dtrace: failed to compile script err.D_XLATE_SOU.argument-as-a-whole.d: [D_XLATE_SOU] line 2: a translated psinfo_t * is used member by member
  err.D_XLATE_SOU.argument-as-a-whole.d:2:23: proc:::create { trace(args[0]); }
                                                                    ^~~~~~~
  name the member that you want: ->member
  expanded from:
  proc.d:7:34: inline psinfo_t *dt_proc_child = xlate<psinfo_t *>((struct task_struct *)arg1);
                                                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
