//! -x tracefs=tracefs-events
sdt:mine:: { trace(arg0); }
==== linked
program 0
dt_program_0:
      prologue
; tracepoints-share-a-trampoline.d:2: sdt:mine:: { trace(arg0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
L1:   commit
      leave
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_tracepoint:
      take the element
      *(u64 *)(r7 + 16) = 1                  ; nargs, flags
      r1 = *(u32 *)(r6 + 8)
      r1 <<= 32
      r1 s>>= 32
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r3 = 0                                 ; program 0
      call the program
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
