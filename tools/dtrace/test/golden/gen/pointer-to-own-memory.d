int g[2]; int *p; BEGIN { p = &g[1]; *p = 3; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; pointer-to-own-memory.d:1: int g[2]; int *p; BEGIN { p = &g[1]; *p = 3; }
      r0 = globals + 0
      r1 = r0
      r1 += 4
      r2 = *(u64 *)(r6 + ctx.scratch)
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r4 = r2
      r4 += 16
      if r4 > r3 goto L5
      *(u64 *)(r2 + 0) = r1
      r1 = *(u64 *)(r2 + 0)                  ; as a number
      *(u64 *)(r0 + 8) = r1                  ; p
      r4 = *(u64 *)(r0 + 8)                  ; p
      *(u64 *)(r2 + 0) = r2
      r1 = *(u64 *)(r2 + 0)                  ; as a number
      r3 = r4
      r3 -= r1
      if r3 > 12 goto L1
      r1 = r2
      r1 += r3
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r7 = r1
      r7 += 4
      if r7 > r5 goto L5
      goto L3
L1:   *(u64 *)(r2 + 8) = r0
      r2 = *(u64 *)(r2 + 8)                  ; as a number
      r3 = r4
      r3 -= r2
      if r3 > 12 goto L2
      r1 = r0
      r1 += r3
      goto L3
L2:   r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L4
L3:   *(u32 *)(r1 + 0) = 3                   ; *p
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
