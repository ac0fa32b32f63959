watch:vmlinux:`own:write, watch:kernel:0xffffffff82001001/1:access { trace(arg0); }
watch:a.out:`total:write, watch::0x404044/4:write /args[1] > 1/ { trace(pid); }
watch::`vfs_read:exec { trace(probefunc); }
==== types
clause 0 at 1:1
  probe 4 watch:vmlinux:`own:write
  probe 5 watch:vmlinux:0xffffffff82001001/1:access
  do
    trace arg0:int64_t
clause 1 at 2:1
  probe 6 watch:a.out:`total:write
  probe 7 watch::0x404044/4:write
  when (&& (== pid:pid_t 1234:int):int (> (convert arg1:int64_t):uint64_t 1:uint64_t):int):int
  do
    trace pid:pid_t
clause 2 at 3:1
  probe 8 watch:vmlinux:`vfs_read:exec
  do
    trace probefunc:string
