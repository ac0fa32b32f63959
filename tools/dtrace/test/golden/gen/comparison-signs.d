fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
==== code
record of clause 0: 24 bytes
  trace: s32 at 16
  trace: s32 at 20
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L6
; comparison-signs.d:1: fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 24 bytes, else goto L5
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 s>= 5 goto L1
      r2 = 1
      goto L2
L1:   r2 = 0
L2:   *(u32 *)(r0 + 16) = r2
      if r1 >= 5 goto L3
      r1 = 1
      goto L4
L3:   r1 = 0
L4:   *(u32 *)(r0 + 20) = r1
L5:   commit
L6:   leave
