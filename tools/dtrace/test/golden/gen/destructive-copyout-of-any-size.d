//! -w
BEGIN { copyout("abc", arg0, arg1); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
; destructive-copyout-of-any-size.d:2: BEGIN { copyout("abc", arg0, arg1); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 520
      if r1 > r0 goto L5
      r1 = r7
      r1 += 256
      r2 = 256
      r3 = literals + 0                      ; "abc"
      call probe_read_kernel_str
      r0 = r7
      r0 += 256
      *(u64 *)(r7 + 512) = r0
      r8 = *(u64 *)(r7 + 512)                ; as a number
      r9 = *(u64 *)(r6 + ctx.args[1])
      if r9 <= 256 goto L1
      r4 = r9
      r2 = 0xa000000                         ; invalid size
      r3 = pc
      goto L4
L1:   if r9 == 0 goto L3
      r1 = r7
      r2 = r9
      r3 = r8
      call probe_read_kernel
      if r0 == 0 goto L2
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L4
L2:   r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = r7
      r3 = r9
      call probe_write_user
      if r0 == 0 goto L3
      r4 = *(u64 *)(r6 + ctx.args[0])
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L4
L3:   goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
