BEGIN { this->p = copyin(arg0, arg1); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
; copyin-of-any-size.d:1: BEGIN { this->p = copyin(arg0, arg1); }
      r0 = 0
      r7 = *(u64 *)(r6 + ctx.args[0])
      r5 = *(u64 *)(r6 + ctx.args[1])
      if r5 <= 256 goto L1
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L4
L1:   r8 = r0
      r8 += 7
      r8 &= -8
      r1 = 256
      r1 -= r5
      if r8 <= r1 goto L2
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L4
L2:   r0 = r8
      r0 += r5
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 392
      if r1 > r0 goto L5
      r1 = r9
      r1 += r8
      r0 = r1
      r0 += 320
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      if r0 > r2 goto L5
      r1 += 64
      r2 = r5
      r3 = r7
      call probe_read_user
      if r0 == 0 goto L3
      r4 = r7
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L4
L3:   *(u64 *)(r9 + 384) = r9
      r0 = *(u64 *)(r9 + 384)                ; as a number
      r0 += 64
      r0 += r8
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
