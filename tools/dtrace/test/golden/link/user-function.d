pid1234::malloc: { trace(arg1); }
==== linked
program 0
dt_program_0:
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; user-function.d:1: pid1234::malloc: { trace(arg1); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r0 + 20) = r1
L1:   commit
L2:   leave
dt_count_drop: as in link/trampolines-and-library.d
dt_count: as in link/trampolines-and-library.d
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
