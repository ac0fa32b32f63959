//! -w
BEGIN { copyout(curthread, arg0, 8); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
; destructive-copyout-of-known-size.d:2: BEGIN { copyout(curthread, arg0, 8); }
      r0 = *(u64 *)(r6 + ctx.task)
      r7 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r7
      r2 += 264
      if r2 > r1 goto L4
      *(u64 *)(r7 + 256) = r0
      r8 = *(u64 *)(r7 + 256)                ; as a number
      r9 = *(u64 *)(r6 + ctx.args[0])
      r1 = r7
      r2 = 8
      r3 = r8
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L3
L1:   r1 = r9
      r2 = r7
      r3 = 8
      call probe_write_user
      if r0 == 0 goto L2
      r4 = r9
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L3
L2:   goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
