//! -w
BEGIN { stop(); raise(pid); chill(1000); copyout("abc", arg0, arg1); copyoutstr(execname, arg0, arg1); copyoutstr("abc", arg0); copyout(curthread, arg0, 8); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
; destructive.d:2: BEGIN { stop(); raise(pid); chill(1000); copyout("abc", arg0, arg1); copyoutstr(execname, arg0, arg1); copyoutstr("abc", arg0); copyout(curthread, arg0, 8); }
      r1 = 19
      call send_signal
      if r0 == 0 goto L1
      r4 = 19
      r2 = 0x3000000                         ; illegal operation
      r3 = pc
      goto L12
L1:   r7 = *(u32 *)(r6 + ctx.pid)
      r1 = r7
      call send_signal
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x3000000                         ; illegal operation
      r3 = pc
      goto L12
L2:   r1 = 1000
      call dt_chill()
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 520
      if r1 > r0 goto L13
      r1 = r7
      r1 += 256
      r2 = 256
      r3 = literals + 0                      ; "abc"
      call probe_read_kernel_str
      r0 = r7
      r0 += 256
      *(u64 *)(r7 + 512) = r0
      r0 = *(u64 *)(r7 + 512)                ; as a number
      *(u64 *)(r10 - 8) = r0                 ; spill
      r8 = *(u64 *)(r6 + ctx.args[0])
      r9 = *(u64 *)(r6 + ctx.args[1])
      if r9 <= 256 goto L3
      r4 = r9
      r2 = 0xa000000                         ; invalid size
      r3 = pc
      goto L12
L3:   if r9 == 0 goto L5
      r1 = r7
      r2 = r9
      r3 = *(u64 *)(r10 - 8)                 ; reload
      call probe_read_kernel
      if r0 == 0 goto L4
      r4 = *(u64 *)(r10 - 8)                 ; reload
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L12
L4:   r1 = r8
      r2 = r7
      r3 = r9
      call probe_write_user
      if r0 == 0 goto L5
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L12
L5:   r1 = r7
      r2 = 16
      call get_current_comm                  ; execname
      r1 = r7
      r2 = 16
      r3 = r7
      call probe_read_kernel_str
      r3 = r0
      if r3 <= r9 goto L6
      r3 = r9
L6:   if r3 == 0 goto L7
      if r3 > 16 goto L7
      r1 = r8
      r2 = r7
      call probe_write_user
      if r0 == 0 goto L7
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L12
L7:   r1 = r7
      r2 = 4
      r3 = literals + 0                      ; "abc"
      call probe_read_kernel_str
      r1 = r7
      r2 = 4
      r3 = r7
      call probe_read_kernel_str
      r3 = r0
      r0 = 4
      if r3 <= r0 goto L8
      r3 = 4
L8:   if r3 == 0 goto L9
      if r3 > 4 goto L9
      r1 = r8
      r2 = r7
      call probe_write_user
      if r0 == 0 goto L9
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L12
L9:   r0 = *(u64 *)(r6 + ctx.task)
      *(u64 *)(r7 + 256) = r0
      r9 = *(u64 *)(r7 + 256)                ; as a number
      r1 = r7
      r2 = 8
      r3 = r9
      call probe_read_kernel
      if r0 == 0 goto L10
      r4 = r9
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L12
L10:  r1 = r8
      r2 = r7
      r3 = 8
      call probe_write_user
      if r0 == 0 goto L11
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L12
L11:  goto L13
L12:  r1 = r6
      call dt_fault()
L13:  leave
dt_fault: as in gen/fault-without-a-record.d
