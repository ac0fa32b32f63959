pid1234:a.out:read_*:entry,pid1234:libc:malloc: { trace(arg1); }
==== types
clause 0 at 1:1
  probe 4 pid1234:work:read_block:entry
  probe 5 pid1234:work:read_line:entry
  probe 6 pid1234:libc.so.6:malloc:entry
  probe 7 pid1234:libc.so.6:malloc:return
  do
    trace arg1:int64_t
