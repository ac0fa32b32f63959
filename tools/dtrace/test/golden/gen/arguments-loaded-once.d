fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 20
  trace: s64 at 28
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
; arguments-loaded-once.d:1: fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
      r0 = *(u64 *)(r6 + ctx.args[0])
      if r0 s<= 3 goto L2
      if r0 s>= 9 goto L2
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 36 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
      r1 += 1
      *(u64 *)(r0 + 28) = r1
L1:   commit
L2:   leave
