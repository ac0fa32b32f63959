//! -x tracefs=tracefs-events
syscall::fstat:entry, syscall::fst*:return { }
syscall::newfstat:entry, syscall::*stat:return { }
==== types
clause 0 at 2:1
  probe 4 syscall:vmlinux:newfstat:entry
  probe 5 syscall:vmlinux:newfstat:return
  do
clause 1 at 3:1
  probe 4 syscall:vmlinux:newfstat:entry
  probe 5 syscall:vmlinux:newfstat:return
  do
