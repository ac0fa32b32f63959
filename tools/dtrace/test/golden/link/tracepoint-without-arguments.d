//! -x tracefs=tracefs-events
sdt:sched::, sdt:syscalls::, fbt::vfs_read:entry { n++; }
==== linked
program 0
dt_program_0:
      prologue
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      if r0 < 0x40000000 goto L1
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; tracepoint-without-arguments.d:2: sdt:sched::, sdt:syscalls::, fbt::vfs_read:entry { n++; }
L1:   r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += 1
      *(u64 *)(r0 + 0) = r1                  ; n
L2:   leave
dt_count: as in link/trampolines-and-library.d
trampoline 0
trampoline_tracepoint:
      take the element
      *(u64 *)(r7 + 16) = 0                  ; nargs, flags
      r3 = 0                                 ; program 0
      call the program
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
  globals: key 4, value 8, entries 1
