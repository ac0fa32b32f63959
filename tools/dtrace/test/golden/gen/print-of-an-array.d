BEGIN { print(curthread->comm); }
==== code
record of clause 0: 36 bytes
  print char [16]: 16 bytes at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-an-array.d:1: BEGIN { print(curthread->comm); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 36 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r6 + ctx.scratch)
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r4 = r2
      r4 += 8
      if r4 > r3 goto L1
      *(u64 *)(r2 + 0) = r0
      r0 = *(u64 *)(r2 + 0)                  ; as a number
      r7 = r0
      r7 += 72
      r1 += 20
      r2 = 16
      r3 = r7
      call probe_read_kernel                 ; curthread->comm
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L2
L1:   commit
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
