BEGIN { trace(curthread->signal->pids[cpu]); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-pointer-with-a-computed-index.d:1: BEGIN { trace(curthread->signal->pids[cpu]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 256)                ; curthread->signal
      r1 = *(u32 *)(r6 + ctx.cpu)
      if r1 < 4 goto L1
      r4 = r1
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L4
L1:   r1 <<= 3
      r2 = *(u64 *)(r6 + ctx.scratch)
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r5 = r2
      r5 += 8
      if r5 > r3 goto L3
      *(u64 *)(r2 + 0) = r0
      r0 = *(u64 *)(r2 + 0)                  ; as a number
      r7 = r0
      r7 += r1
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; curthread->signal->pids[]
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
L2:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r8 + 20) = r0
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
