pid1234:a.out:main:4,pid1234:a.out:main:0x1c,pid1234:a.out:*:20 { trace(arg1); }
==== types
clause 0 at 1:1
  probe 4 pid1234:work:main:4
  probe 5 pid1234:work:main:1c
  probe 6 pid1234:work:_start:20
  probe 7 pid1234:work:main:20
  do
    trace arg1:int64_t
