BEGIN { self->s = stack(2); printf("%k", self->s); }
==== code
record of clause 0: 36 bytes
  printf: 2 addresses at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; kept-stack-recorded.d:1: BEGIN { self->s = stack(2); printf("%k", self->s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 36 bytes, else goto L5
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r7 = r0
      if r7 == 0 goto L2
      r9 = *(u64 *)(r6 + ctx.regs.pc)
      r0 = *(u64 *)(r6 + ctx.scratch)
      *(u64 *)(r10 - 8) = r0                 ; spill
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = *(u64 *)(r10 - 8)                 ; reload
      r1 += 192
      if r1 > r0 goto L5
      r1 = r6
      r2 = r7
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r7 + 0)
      if r0 == r9 goto L1
      r1 = r6
      r2 = r7
      r3 = 16
      r4 = r9
      r5 = *(u64 *)(r10 - 8)                 ; reload
      call dt_stack_from()
L1:   goto L3
L2:   r1 = 1
      call dt_count()
L3:   if r7 == 0 goto L4
      r0 = *(u64 *)(r7 + 0)
      *(u64 *)(r8 + 20) = r0
      r0 = *(u64 *)(r7 + 8)
      *(u64 *)(r8 + 28) = r0
      goto L5
L4:   *(u64 *)(r8 + 20) = 0
      *(u64 *)(r8 + 28) = 0
L5:   commit
      leave
