BEGIN { trace((cpu ? curthread->mm : curthread->group_leader->mm)[cpu].arg_end); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-pointer-of-an-arm.d:1: BEGIN { trace((cpu ? curthread->mm : curthread->group_leader->mm)[cpu].arg_end); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L5
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u32 *)(r6 + ctx.cpu)
      if r7 == 0 goto L1
      r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 216)                ; curthread->mm
      *(u64 *)(r10 - 16) = r0                ; spill
      goto L3
L1:   r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 224)                ; curthread->group_leader
      r9 = r0
      r9 += 216
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r9
      call probe_read_kernel                 ; curthread->group_leader->mm
      if r0 == 0 goto L2
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L6
L2:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r10 - 16) = r0                ; spill
L3:   r0 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r0
      r2 += 8
      if r2 > r1 goto L5
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r0 + 0) = r1
      r0 = *(u64 *)(r0 + 0)                  ; as a number
      r7 *= 24
      r0 += r7
      r7 = r0
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; (...)->arg_end
      if r0 == 0 goto L4
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L6
L4:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r8 + 20) = r0
L5:   commit
      goto L7
L6:   r1 = r6
      call dt_fault()
L7:   leave
dt_fault: as in gen/fault-without-a-record.d
