BEGIN { trace(sizeof (curpsinfo)); }
==== types
dtrace: failed to compile script err.D_XLATE_SOU.pointer-in-sizeof.d: [D_XLATE_SOU] line 1: a translated psinfo_t * is used member by member
  err.D_XLATE_SOU.pointer-in-sizeof.d:1:22: BEGIN { trace(sizeof (curpsinfo)); }
                                                                 ^~~~~~~~~~~
  name the member that you want: ->member
  expanded from:
  procfs.d:90:30: inline psinfo_t *curpsinfo = xlate<psinfo_t *>(curthread);
                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
