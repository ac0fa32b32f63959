BEGIN { trace(pid); exit(0); }
==== linked
program 0
dt_program_0:
      prologue
; begin.d:1: BEGIN { trace(pid); exit(0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
      r1 = 3
      r2 = state + 0
      r0 = *(u64 *)(r2 + 0)
      w3 = w0
      if r3 == 3 goto L1
      r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
L1:   commit
      leave
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_direct:
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
