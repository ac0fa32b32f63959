//! -x tracefs=tracefs-events
syscall::read:entry { trace(args[0]); trace(args[1][1]); trace(args[2]); trace(arg5); }
syscall::openat:entry { trace(stringof(args[1])); }
syscall::read:return { trace(args[0]); trace(args[1]); }
syscall:::entry { n++; }
==== types
variable n:int64_t
clause 0 at 2:1
  probe 4 syscall:vmlinux:read:entry
  do
    trace (convert arg0:int64_t):unsigned int
    trace (* (+ (convert arg1:int64_t):char userland * 1:long):char userland *):char
    trace (convert arg2:int64_t):size_t
    trace arg5:int64_t
clause 1 at 3:1
  probe 5 syscall:vmlinux:openat:entry
  do
    trace (stringof (convert arg1:int64_t):char userland *):string
clause 2 at 4:1
  probe 6 syscall:vmlinux:read:return
  do
    trace arg0:int64_t
    trace arg1:int64_t
clause 3 at 5:1
  probe 4 syscall:vmlinux:read:entry
  probe 5 syscall:vmlinux:openat:entry
  probe 7 syscall:vmlinux:newfstat:entry
  probe 8 syscall:vmlinux:getpid:entry
  do
    (post+1 n:int64_t):int64_t
