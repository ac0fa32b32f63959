BEGIN { a[stack(2)] = ustack(2); @[a[stack(2)]] = count(); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; kept-stack-as-key.d:1: BEGIN { a[stack(2)] = ustack(2); @[a[stack(2)]] = count(); }
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 1120
      if r1 > r0 goto L7
      r9 = *(u64 *)(r6 + ctx.regs.pc)
      r1 = r6
      r2 = r8
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L1
      r0 = *(u64 *)(r8 + 0)
      if r0 == r9 goto L1
      r1 = r6
      r2 = r8
      r3 = 16
      r4 = r9
      r5 = r8
      r5 += 16
      call dt_stack_from()
L1:   r4 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r8 + 16) = r4
      r1 = r8
      r1 += 40
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = 2
      call dt_unwind()
      r1 = r8
      r1 += 24
      r2 = 16
      r3 = r8
      r3 += 40
      call probe_read_kernel
      r3 = r8
      r3 += 16
      r2 = r8
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L2
      r1 = 1
      call dt_count()
L2:   r1 = r6
      r2 = r8
      r3 = 16
      r4 = 0
      call get_stack
      if r0 s<= 0 goto L3
      r0 = *(u64 *)(r8 + 0)
      if r0 == r9 goto L3
      r1 = r6
      r2 = r8
      r3 = 16
      r4 = r9
      r5 = r8
      r5 += 16
      call dt_stack_from()
L3:   r2 = r8
      r1 = map a0
      call map_lookup_elem
      if r0 == 0 goto L4
      r1 = *(u64 *)(r0 + 0)
      *(u64 *)(r10 - 32) = r1
      r1 = *(u64 *)(r0 + 8)
      *(u64 *)(r10 - 24) = r1
      r0 = *(u64 *)(r0 + 16)
      *(u64 *)(r10 - 16) = r0
      goto L5
L4:   *(u64 *)(r10 - 32) = 0
      *(u64 *)(r10 - 24) = 0
      *(u64 *)(r10 - 16) = 0
L5:   *(u64 *)(r10 - 8) = 0                  ; end
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 48) = r0
      r2 = r10
      r2 += -48
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L7
      r1 = r6
      r2 = r10
      r2 += -40
      r3 = 0x7c401010000001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_stack()
      if r0 == 0 goto L6
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @
      goto L7
L6:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L7:   leave
