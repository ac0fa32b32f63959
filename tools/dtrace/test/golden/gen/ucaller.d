fbt::vfs_read:entry { trace(ucaller); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; ucaller.d:1: fbt::vfs_read:entry { trace(ucaller); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r4 = *(u32 *)(r6 + ctx.pid)
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 1080
      if r1 > r0 goto L1
      r1 = r7
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = 2
      call dt_unwind()
      r0 = *(u64 *)(r7 + 8)
      *(u64 *)(r8 + 20) = r0
L1:   commit
L2:   leave
