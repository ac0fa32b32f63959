fbt::vfs_read:return { strerror(errno); trace(signame(9)); print(strerror(2)); printf("%s %S %9s", strerror(errno), signame(arg0), syscallname(0)); @[strerror(errno), signame(pid)] = count(); printa("%s %s %@d\n", @); }
==== types
aggregation 0 @[dt_text_t, dt_text_t] count
clause 0 at 1:1
  probe 4 fbt:vmlinux:vfs_read:return
  do
    strerror (convert errno:int):int64_t
    trace (call signame 9:int):dt_text_t
    print (call strerror 2:int):dt_text_t
    printf [ %s " " %S " " %9s ] (call strerror errno:int):dt_text_t (call signame arg0:int64_t):dt_text_t (call syscallname 0:int):dt_text_t
    @ [ (call strerror errno:int):dt_text_t (call signame pid:pid_t):dt_text_t ] count
    printa [ %s " " %s " " %@d "\n" ] @
