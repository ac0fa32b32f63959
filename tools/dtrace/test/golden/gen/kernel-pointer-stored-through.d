BEGIN { *(int *)curthread->mm = 1; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-pointer-stored-through.d:1: BEGIN { *(int *)curthread->mm = 1; }
      r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 216)                ; curthread->mm
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 16
      if r3 > r2 goto L4
      *(u64 *)(r1 + 0) = r0
      r4 = *(u64 *)(r1 + 0)                  ; as a number
      *(u64 *)(r1 + 8) = r1
      r0 = *(u64 *)(r1 + 8)                  ; as a number
      r2 = r4
      r2 -= r0
      if r2 > 12 goto L1
      r1 += r2
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r1
      r2 += 4
      if r2 > r0 goto L4
      goto L2
L1:   r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L3
L2:   *(u32 *)(r1 + 0) = 1                   ; *curthread->mm
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
