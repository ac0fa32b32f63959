BEGIN { @a = lquantize(arg0, -600, 600, 1, 5); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-distribution-of-many-buckets.d:1: BEGIN { @a = lquantize(arg0, -600, 600, 1, 5); }
      r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = -600                              ; base
      r3 = 1                                 ; step
      r4 = 1200                              ; levels
      call dt_lquantize()
      *(u64 *)(r10 - 8) = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 16) = r0
      r2 = r10
      r2 += -16
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L2
      r1 = r6
      r2 = r10
      r2 += -8
      r3 = 0x3c400000010001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_1()
      if r0 == 0 goto L1
      r1 = 5
      lock *(u64 *)(r0 + 0) += r1            ; @a
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L2:   leave
