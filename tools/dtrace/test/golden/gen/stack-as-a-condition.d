BEGIN { self->s = stack(2); a[1] = ustack(2); }
BEGIN /self->s && !a[1]/ { trace(1); }
==== code
clause 0 writes no record
record of clause 1: 16 bytes
  trace: constant 1
dt_program_0, 0 arguments, clauses 0 1
      prologue
; stack-as-a-condition.d:1: BEGIN { self->s = stack(2); a[1] = ustack(2); }
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
      r1 += 1112
      if r1 > r0 goto L4
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
      call dt_stack_from()
L1:   goto L3
L2:   r1 = 1
      call dt_count()
L3:   r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 1112
      if r1 > r0 goto L4
      *(u64 *)(r8 + 0) = 1
      r4 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r8 + 8) = r4
      r1 = r8
      r1 += 32
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = 2
      call dt_unwind()
      r1 = r8
      r1 += 16
      r2 = 16
      r3 = r8
      r3 += 32
      call probe_read_kernel
      r3 = r8
      r3 += 8
      r2 = r8
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L4
      r1 = 1
      call dt_count()
; stack-as-a-condition.d:2: BEGIN /self->s && !a[1]/ { trace(1); }
L4:   r0 = 0
      if r7 == 0 goto L5
      r1 = *(u64 *)(r7 + 0)                  ; self->s.frame
      r0 = r1
L5:   if r0 == 0 goto L8
      r2 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r2
      r1 += 1112
      if r1 > r0 goto L8
      *(u64 *)(r2 + 0) = 1
      r1 = map a0
      call map_lookup_elem
      r1 = 0
      if r0 == 0 goto L6
      r0 = *(u64 *)(r0 + 8)                  ; a[].frame
      r1 = r0
L6:   if r1 != 0 goto L8
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L7
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L7:   commit
L8:   leave
