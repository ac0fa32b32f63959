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
      r8 = reserve 44 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.regs.pc)
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 192
      if r1 > r0 goto L1
      r1 = r6
      r2 = r8
      r2 += 20
      r3 = 24
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r8 + 20)
      if r0 == r7 goto L1
      r1 = r6
      r2 = r8
      r2 += 20
      r3 = 24
      r4 = r7
      r5 = r9
      call dt_stack_from()
L1:   commit
L2:   leave
