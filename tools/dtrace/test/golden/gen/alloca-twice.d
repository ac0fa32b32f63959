BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
; alloca-twice.d:1: BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
      r0 = 0
      r1 = r0
      r1 += 7
      r1 &= -8
      if r1 <= 246 goto L1
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L8
L1:   r0 = r1
      r0 += 10
      r5 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r5
      r3 += 400
      if r3 > r2 goto L9
      *(u64 *)(r5 + 384) = r5
      r2 = *(u64 *)(r5 + 384)                ; as a number
      r2 += 64
      r2 += r1
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 <= 256 goto L2
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L8
L2:   r7 = r0
      r7 += 7
      r7 &= -8
      r2 = 256
      r2 -= r1
      if r7 <= r2 goto L3
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L8
L3:   r0 = r7
      r0 += r1
      *(u64 *)(r5 + 384) = r5
      r1 = *(u64 *)(r5 + 384)                ; as a number
      r1 += 64
      r1 += r7
      *(u64 *)(r5 + 384) = r5
      r2 = *(u64 *)(r5 + 384)                ; as a number
      r7 = r1
      r7 -= r2
      r7 += 0
      if r7 >= 384 goto L5
      r7 += -64
      if r7 <= r0 goto L4
      r4 = r1
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L8
L4:   r7 += 1
      if r7 <= r0 goto L5
      r4 = r1
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L8
L5:   *(u64 *)(r5 + 392) = r5
      r0 = *(u64 *)(r5 + 392)                ; as a number
      r2 = r1
      r2 -= r0
      if r2 > 399 goto L6
      r5 += r2
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r5
      r2 += 1
      if r2 > r0 goto L9
      goto L7
L6:   r4 = r1
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L8
L7:   *(u8 *)(r5 + 0) = 1                    ; *this->b
      goto L9
L8:   r1 = r6
      call dt_fault()
L9:   leave
dt_fault: as in gen/fault-without-a-record.d
