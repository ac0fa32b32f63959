BEGIN { @[*(int *)arg0] = sum(*(int *)arg1); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-key-that-faults.d:1: BEGIN { @[*(int *)arg0] = sum(*(int *)arg1); }
      r8 = *(u64 *)(r6 + ctx.args[0])
      r1 = r10
      r1 += -16
      r2 = 4
      r3 = r8
      call probe_read_kernel                 ; *arg0
      if r0 == 0 goto L1
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L5
L1:   r0 = *(s32 *)(r10 - 16)
      *(u64 *)(r10 - 8) = r0
      r8 = *(u64 *)(r6 + ctx.args[1])
      r1 = r10
      r1 += -16
      r2 = 4
      r3 = r8
      call probe_read_kernel                 ; *arg1
      if r0 == 0 goto L2
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L5
L2:   r8 = *(s32 *)(r10 - 16)
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 16) = r0
      r2 = r10
      r2 += -16
      r1 = map aggregations
      call map_lookup_elem
      r7 = r0
      if r7 == 0 goto L6
      r1 = r7
      r2 = r10
      r2 += -8
      r3 = 0x3c400000010001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_1()
      if r0 == 0 goto L3
      lock *(u64 *)(r0 + 0) += r8            ; @
      goto L4
L3:   r0 = 1
      lock *(u64 *)(r7 + 8) += r0            ; drop
L4:   goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
