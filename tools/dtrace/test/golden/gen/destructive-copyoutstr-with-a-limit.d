//! -w
BEGIN { copyoutstr(execname, arg0, arg1); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
; destructive-copyoutstr-with-a-limit.d:2: BEGIN { copyoutstr(execname, arg0, arg1); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 16
      if r1 > r0 goto L4
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r7 + 0) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r7 + 8) = r0
      r8 = *(u64 *)(r6 + ctx.args[0])
      r9 = *(u64 *)(r6 + ctx.args[1])
      r1 = r7
      r2 = 16
      r3 = r7
      call probe_read_kernel_str
      r3 = r0
      if r3 <= r9 goto L1
      r3 = r9
L1:   if r3 > 16 goto L2
      if r3 == 0 goto L2
      r1 = r8
      r2 = r7
      call probe_write_user
      if r0 == 0 goto L2
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L3
L2:   goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
