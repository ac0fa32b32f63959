BEGIN { @[arg1] = stddev(arg0); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; agg-deviation.d:1: BEGIN { @[arg1] = stddev(arg0); }
      r1 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r10 - 8) = r1
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 16) = r1
      r2 = r10
      r2 += -16
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L2
      r1 = r6
      r2 = r10
      r2 += -8
      r3 = 0x3d000000010001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_1()
      r1 = r0
      if r1 == 0 goto L1
      r0 = 1
      lock *(u64 *)(r1 + 0) += r0            ; @
      lock *(u64 *)(r1 + 8) += r7            ; @
      r1 += 16
      r2 = r7
      call dt_add_square()
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L2:   leave
