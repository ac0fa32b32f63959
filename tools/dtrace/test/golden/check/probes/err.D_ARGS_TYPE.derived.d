//! -x tracefs=tracefs-derived
sched:::off-cpu,proc:::exec { trace(args[0]); }
proc:::exec,fbt::schedule_tail:entry { trace(args[0]); }
==== errors
dtrace: failed to compile script err.D_ARGS_TYPE.derived.d: [D_ARGS_TYPE] line 2: args[0] is of different types: lwpsinfo_t * of sched:vmlinux::off-cpu, string of proc:vmlinux::exec
  err.D_ARGS_TYPE.derived.d:2:37: sched:::off-cpu,proc:::exec { trace(args[0]); }
                                                                      ^~~~~~~
  write a clause for each
dtrace: failed to compile script err.D_ARGS_TYPE.derived.d: [D_ARGS_TYPE] line 3: args[0] is of different types: string of proc:vmlinux::exec, another of fbt:vmlinux:schedule_tail:entry
  err.D_ARGS_TYPE.derived.d:3:46: proc:::exec,fbt::schedule_tail:entry { trace(args[0]); }
                                                                               ^~~~~~~
  write a clause for each
