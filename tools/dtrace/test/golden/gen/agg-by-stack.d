BEGIN { @[stack(3), execname, ustack(2)] = count(); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-by-stack.d:1: BEGIN { @[stack(3), execname, ustack(2)] = count(); }
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 1176
      if r1 > r0 goto L3
      r9 = *(u64 *)(r6 + ctx.regs.pc)
      r1 = r6
      r2 = r8
      r2 += 24
      r3 = 24
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r8 + 24)
      if r0 == r9 goto L1
      r1 = r6
      r2 = r8
      r2 += 24
      r3 = 24
      r4 = r9
      r5 = r8
      r5 += 96
      call dt_stack_from()
L1:   *(u64 *)(r8 + 48) = 0                  ; end
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r8 + 0) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r8 + 8) = r0
      r4 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r8 + 64) = r4
      r1 = r8
      r1 += 96
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = 2
      call dt_unwind()
      r1 = r8
      r1 += 72
      r2 = 16
      r3 = r8
      r3 += 96
      call probe_read_kernel
      *(u64 *)(r8 + 88) = 0                  ; end
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L3
      r1 = r6
      r2 = r8
      r3 = 0xbc401020020001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find()
      if r0 == 0 goto L2
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @
      goto L3
L2:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L3:   leave
