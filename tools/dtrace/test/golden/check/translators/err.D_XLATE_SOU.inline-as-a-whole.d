BEGIN { trace(curpsinfo); }
==== types
dtrace: failed to compile script err.D_XLATE_SOU.inline-as-a-whole.d: [D_XLATE_SOU] line 1: a translated psinfo_t * is used member by member
  err.D_XLATE_SOU.inline-as-a-whole.d:1:15: BEGIN { trace(curpsinfo); }
                                                          ^~~~~~~~~
  name the member that you want: ->member
  expanded from:
  procfs.d:90:30: inline psinfo_t *curpsinfo = xlate<psinfo_t *>(curthread);
                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
