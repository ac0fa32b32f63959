BEGIN { @b[arg1, "x"] = lquantize(arg0, 0, 100, 10); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-lquantize.d:1: BEGIN { @b[arg1, "x"] = lquantize(arg0, 0, 100, 10); }
      r0 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r10 - 16) = r0
      r1 = *(u64 *)(r6 + ctx.args[0])
      r2 = 0                                 ; base
      r3 = 10                                ; step
      r4 = 10                                ; levels
      call dt_lquantize()
      *(u64 *)(r10 - 8) = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 24) = r0
      r2 = r10
      r2 += -24
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L2
      r1 = r6
      r2 = r10
      r2 += -16
      r3 = 0x3c400000020001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_2()
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @b
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L2:   leave
