BEGIN { trace(curthread->mm->arg_start); }
ERROR { trace(arg5 >> 3); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
record of clause 1: 28 bytes
  trace: s64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-pointer-of-a-fault.d:1: BEGIN { trace(curthread->mm->arg_start); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r7 = *(u64 *)(r0 + 216)                ; curthread->mm
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; curthread->mm->arg_start
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
dt_fault
      r6 = r1                                ; ctx
      r7 = r2                                ; kind and clause
      *(u64 *)(r10 - 8) = r3                 ; spill
      *(u64 *)(r10 - 16) = r4                ; spill
      r8 = r7
      r8 >>= 24
      if r7 & 0x800000 goto L1
      goto L2
L1:   discard
L2:   r7 &= 0x3fffff
      call ktime_get_ns                      ; time
      r9 = r0                                ; time
      r0 = reserve 40 bytes, else goto L3
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 0) = 0                   ; fault record
      *(u64 *)(r0 + 4) = r9                  ; time
      *(u32 *)(r0 + 12) = r1
      *(u32 *)(r0 + 16) = r7
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r0 + 20) = r1
      *(u32 *)(r0 + 28) = r8
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u32 *)(r0 + 32) = r1
L3:   commit
      r0 = *(u32 *)(r6 + ctx.probe_id)
; kernel-pointer-of-a-fault.d:2: ERROR { trace(arg5 >> 3); }
      r0 = reserve 28 bytes, else goto L4
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r9                  ; time
      *(u32 *)(r0 + 12) = 2                  ; ecb
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L4
      r2 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r1 + 0) = r2
      r1 = *(u64 *)(r1 + 0)                  ; as a number
      r1 s>>= 3
      *(u64 *)(r0 + 20) = r1
L4:   commit
      leave
