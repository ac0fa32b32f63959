BEGIN { trace(curthread->mm[100000000].arg_start); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-pointer-far-member.d:1: BEGIN { trace(curthread->mm[100000000].arg_start); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 216)                ; curthread->mm
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L2
      *(u64 *)(r1 + 0) = r0
      r7 = *(u64 *)(r1 + 0)                  ; as a number
      w0 = 0x8f0d1800
      r7 += r0
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; (...)->arg_start
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r8 + 20) = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
