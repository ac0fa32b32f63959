BEGIN /g == stack(2)/ { g = stack(2); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; kept-stacks-compared.d:1: BEGIN /g == stack(2)/ { g = stack(2); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 224
      if r1 > r0 goto L2
      r8 = globals + 0
      r0 = *(u64 *)(r8 + 0)
      *(u64 *)(r7 + 0) = r0
      r0 = *(u64 *)(r8 + 8)
      *(u64 *)(r7 + 8) = r0
      r9 = *(u64 *)(r6 + ctx.regs.pc)
      r1 = r6
      r2 = r7
      r2 += 16
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r7 + 16)
      if r0 == r9 goto L1
      r1 = r6
      r2 = r7
      r2 += 16
      r3 = 16
      r4 = r9
      r5 = r7
      r5 += 32
      call dt_stack_from()
L1:   r0 = *(u64 *)(r7 + 0)
      r1 = *(u64 *)(r7 + 16)
      if r0 != r1 goto L2
      r0 = *(u64 *)(r7 + 8)
      r1 = *(u64 *)(r7 + 24)
      if r0 != r1 goto L2
      r1 = r6
      r2 = r8
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L2
      r0 = *(u64 *)(r8 + 0)
      if r0 == r9 goto L2
      r1 = r6
      r2 = r8
      r3 = 16
      r4 = r9
      r5 = r7
      call dt_stack_from()
L2:   leave
