fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 20
  trace: s64 at 28
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 == 1 goto L1
      leave
; arguments-loaded-once.d:1: fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
L1:   r7 = *(u64 *)(r6 + ctx.args[0])
      if r7 s<= 3 goto L3
      if r7 s>= 9 goto L3
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 36 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      *(u64 *)(r0 + 20) = r7
      r7 += 1
      *(u64 *)(r0 + 28) = r7
L2:   commit
L3:   leave
