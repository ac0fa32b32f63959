BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
; alloca-twice.d:1: BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
      r0 = 0
      if r0 <= 246 goto L1
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L6
L1:   r1 = r0
      r0 += 16
      r5 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r5
      r3 += 264
      if r3 > r2 goto L7
      *(u64 *)(r5 + 256) = r5
      r2 = *(u64 *)(r5 + 256)                ; as a number
      r2 += 0
      r2 += r1
      r1 = *(u64 *)(r6 + ctx.args[0])
      if r1 <= 256 goto L2
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L6
L2:   r7 = r0
      r7 += r1
      if r7 <= 256 goto L3
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      goto L6
L3:   r1 = r0
      r7 += 7
      r7 &= -8
      r0 = r7
      *(u64 *)(r5 + 256) = r5
      r0 = *(u64 *)(r5 + 256)                ; as a number
      r0 += 0
      r0 += r1
      r4 = r0
      *(u64 *)(r5 + 256) = r5
      r0 = *(u64 *)(r5 + 256)                ; as a number
      r1 = r4
      r1 -= r0
      if r1 > 263 goto L4
      r5 += r1
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r5
      r1 += 1
      if r1 > r0 goto L7
      goto L5
L4:   r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L6
L5:   *(u8 *)(r5 + 0) = 1                    ; *this->b
      goto L7
L6:   r1 = r6
      call dt_fault()
L7:   leave
dt_fault: as in gen/fault-without-a-record.d
