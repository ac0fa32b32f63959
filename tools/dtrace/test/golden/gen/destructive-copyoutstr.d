//! -w
BEGIN { copyoutstr("abc", arg0); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
; destructive-copyoutstr.d:2: BEGIN { copyoutstr("abc", arg0); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 8
      if r1 > r0 goto L4
      r1 = r7
      r2 = 4
      r3 = literals + 0                      ; "abc"
      call probe_read_kernel_str
      r8 = *(u64 *)(r6 + ctx.args[0])
      r1 = r7
      r2 = 4
      r3 = r7
      call probe_read_kernel_str
      r3 = r0
      r0 = 4
      if r3 <= r0 goto L1
      r3 = 4
L1:   if r3 > 4 goto L2
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
