BEGIN { g = stack(1); g = stack(2); this->s = stack(2); this->s = g; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; kept-stacks-of-other-sizes.d:1: BEGIN { g = stack(1); g = stack(2); this->s = stack(2); this->s = g; }
      r7 = globals + 0
      r8 = *(u64 *)(r6 + ctx.regs.pc)
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 224
      if r1 > r0 goto L4
      r1 = r6
      r2 = r7
      r3 = 8
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r7 + 0)
      if r0 == r8 goto L1
      r1 = r6
      r2 = r7
      r3 = 8
      r4 = r8
      r5 = r9
      r5 += 16
      call dt_stack_from()
L1:   r1 = r6
      r2 = r9
      r2 += 16
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L2
      r0 = *(u64 *)(r9 + 16)
      if r0 == r8 goto L2
      r1 = r6
      r2 = r9
      r2 += 16
      r3 = 16
      r4 = r8
      r5 = r9
      r5 += 32
      call dt_stack_from()
L2:   r0 = *(u64 *)(r9 + 16)
      *(u64 *)(r7 + 0) = r0
      r1 = r6
      r2 = r9
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L3
      r0 = *(u64 *)(r9 + 0)
      if r0 == r8 goto L3
      r1 = r6
      r2 = r9
      r3 = 16
      r4 = r8
      r5 = r9
      r5 += 16
      call dt_stack_from()
L3:   *(u64 *)(r9 + 0) = 0
      *(u64 *)(r9 + 8) = 0
      r0 = *(u64 *)(r7 + 0)
      *(u64 *)(r9 + 0) = r0
L4:   leave
