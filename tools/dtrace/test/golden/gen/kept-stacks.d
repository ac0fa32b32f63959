BEGIN { self->s = stack(2); this->u = ustack(1); a[1] = stack(1); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; kept-stacks.d:1: BEGIN { self->s = stack(2); this->u = ustack(1); a[1] = stack(1); }
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r7 = r0
      if r7 == 0 goto L2
      r8 = *(u64 *)(r6 + ctx.regs.pc)
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 1096
      if r1 > r0 goto L5
      r1 = r6
      r2 = r7
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r7 + 0)
      if r0 == r8 goto L1
      r1 = r6
      r2 = r7
      r3 = 16
      r4 = r8
      r5 = r9
      r5 += 16
      call dt_stack_from()
L1:   goto L3
L2:   r1 = 1
      call dt_count()
L3:   r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 1096
      if r1 > r0 goto L5
      r4 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r7 + 0) = r4
      r1 = r7
      r1 += 16
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = 1
      call dt_unwind()
      r1 = r7
      r1 += 8
      r2 = 8
      r3 = r7
      r3 += 16
      call probe_read_kernel
      *(u64 *)(r7 + 16) = 1
      r8 = *(u64 *)(r6 + ctx.regs.pc)
      r1 = r6
      r2 = r7
      r2 += 24
      r3 = 8
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L4
      r0 = *(u64 *)(r7 + 24)
      if r0 == r8 goto L4
      r1 = r6
      r2 = r7
      r2 += 24
      r3 = 8
      r4 = r8
      r5 = r7
      r5 += 32
      call dt_stack_from()
L4:   r3 = r7
      r3 += 24
      r2 = r7
      r2 += 16
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L5
      r1 = 1
      call dt_count()
L5:   leave
