this struct mm_struct *p;
BEGIN { this->p = curthread->mm; trace(this->p->arg_start); trace(this->p - 1); }
==== code
record of clause 0: 36 bytes
  trace: u64 at 20
  trace: u64 at 28
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-pointer-in-a-this.d:2: BEGIN { this->p = curthread->mm; trace(this->p->arg_start); trace(this->p - 1); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 36 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r0 + 216)                ; curthread->mm
      r7 = r0
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; this->p->arg_start
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r8 + 20) = r0
      r0 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r0
      r2 += 8
      if r2 > r1 goto L2
      *(u64 *)(r0 + 0) = r7
      r0 = *(u64 *)(r0 + 0)                  ; as a number
      r0 -= 24
      *(u64 *)(r8 + 28) = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
