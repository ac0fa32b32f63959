fbt::vfs_read:entry { stack(3); }
==== code
record of clause 0: 44 bytes
  stack: 3 addresses at 20
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; stack.d:1: fbt::vfs_read:entry { stack(3); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r2 = reserve 44 bytes, else goto L1
      *(u32 *)(r2 + 0) = 1                   ; clause
      *(u64 *)(r2 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r2 + 12) = r0                 ; ecb
      r4 = *(u64 *)(r6 + ctx.regs.pc)
      r5 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r5
      r1 += 192
      if r1 > r0 goto L1
      r1 = r6
      r2 += 20
      r3 = 24
      call dt_stack()
L1:   commit
L2:   leave
