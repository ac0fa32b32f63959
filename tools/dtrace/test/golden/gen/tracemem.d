BEGIN { tracemem(arg0, 20); tracemem(curthread, 8, arg1); trace(curthread->matrix); }
==== code
record of clause 0: 76 bytes
  tracemem: 20 bytes at 16
  tracemem: 8 bytes at 36, s64 at 44
  trace: 24 bytes at 52
dt_program_0, 2 arguments, clauses 0
      prologue
; tracemem.d:1: BEGIN { tracemem(arg0, 20); tracemem(curthread, 8, arg1); trace(curthread->matrix); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 76 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = r8
      r1 += 16
      r2 = 20
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
L1:   r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 8
      if r1 > r0 goto L3
      r0 = *(u64 *)(r6 + ctx.task)
      *(u64 *)(r7 + 0) = r0
      r9 = *(u64 *)(r7 + 0)                  ; as a number
      r0 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r8 + 44) = r0
      r1 = r8
      r1 += 36
      r2 = 8
      r3 = r9
      call probe_read_kernel
      if r0 == 0 goto L2
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
L2:   r0 = *(u64 *)(r6 + ctx.task)
      *(u64 *)(r7 + 0) = r0
      r0 = *(u64 *)(r7 + 0)                  ; as a number
      r7 = r0
      r7 += 120
      r1 = r8
      r1 += 52
      r2 = 24
      r3 = r7
      call probe_read_kernel                 ; curthread->matrix
      if r0 == 0 goto L3
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
