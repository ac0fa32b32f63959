BEGIN { @[curpsinfo] = count(); a[curcpu] = 1; @[xlate<psinfo_t *>(curthread)] = count(); a[1] = 2; }
==== types
dtrace: failed to compile script err.D_KEY_TYPE.translated-object.d: [D_KEY_TYPE] line 1: a key that is a pointer to a translated object is not possible
  err.D_KEY_TYPE.translated-object.d:1:11: BEGIN { @[curpsinfo] = count(); a[curcpu] = 1; @[xlate<psinfo_t *>(curthread)] = count(); a[1] = 2; ...
                                                     ^~~~~~~~~
  use a member of it
  expanded from:
  procfs.d:140:1: inline psinfo_t *curpsinfo = xlate<psinfo_t *>(curthread);
                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_KEY_TYPE.translated-object.d: [D_KEY_TYPE] line 1: a key that is a pointer to a translated object is not possible
  err.D_KEY_TYPE.translated-object.d:1:35: BEGIN { @[curpsinfo] = count(); a[curcpu] = 1; @[xlate<psinfo_t *>(curthread)] = count(); a[1] = 2; ...
                                                                             ^~~~~~
  use a member of it
  expanded from:
  sched.d:32:1: inline cpuinfo_t *curcpu = xlate<cpuinfo_t *>(cpu);
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script err.D_KEY_TYPE.translated-object.d: [D_KEY_TYPE] line 1: a key that is a pointer to a translated object is not possible
  err.D_KEY_TYPE.translated-object.d:1:50: BEGIN { @[curpsinfo] = count(); a[curcpu] = 1; @[xlate<psinfo_t *>(curthread)] = count(); a[1] = 2; ...
                                                                                            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
  use a member of it
