//! -x tracefs=tracefs-events
syscall::read:entry, syscall::getpid:entry { n++; }
syscall::read:return { n += arg1; }
==== linked
program 0
dt_program_0:
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L1
; system-calls-have-their-own-links.d:2: syscall::read:entry, syscall::getpid:entry { n++; }
      r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += 1
      *(u64 *)(r0 + 0) = r1                  ; n
L1:   leave
program 1
dt_program_1:
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L1
; system-calls-have-their-own-links.d:3: syscall::read:return { n += arg1; }
      r0 = *(u64 *)(r1 + ctx.args[1])
      r1 = globals + 0
      r2 = *(u64 *)(r1 + 0)                  ; n
      r2 += r0
      *(u64 *)(r1 + 0) = r2                  ; n
L1:   leave
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 2
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
  globals: key 4, value 8, entries 1
