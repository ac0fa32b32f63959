BEGIN { @a = quantize(arg0); @b[arg1, "x"] = lquantize(arg0, 0, 100, 10); @c = llquantize(arg0, 10, 0, 6, 20, arg1); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-distributions.d:1: BEGIN { @a = quantize(arg0); @b[arg1, "x"] = lquantize(arg0, 0, 100, 10); @c = llquantize(arg0, 10, 0, 6, 20, arg1); }
      r8 = *(u64 *)(r6 + ctx.args[0])
      r1 = r8
      call dt_quantize()
      r9 = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      r7 = r0
      if r7 == 0 goto L6
      *(u64 *)(r7 + 32) = 1                  ; is used
      r9 -= -63
      if r9 > 126 goto L1
      r9 <<= 3
      r9 += r7
      r0 = 1
      lock *(u64 *)(r9 + 40) += r0           ; @a
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r7 + 8) += r0            ; drop
L2:   r6 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r10 - 16) = r6
      r1 = r8
      r2 = 0                                 ; base
      r3 = 10                                ; step
      r4 = 10                                ; levels
      call dt_lquantize()
      *(u64 *)(r10 - 8) = r0
      r1 = r7
      r2 = r10
      r2 += -16
      r3 = 0x3c400000020002 ll               ; shape 1
      r4 = 0xd00000b90 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_2()
      if r0 == 0 goto L3
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @b
      goto L4
L3:   r0 = 1
      lock *(u64 *)(r7 + 16) += r0           ; drop
L4:   r1 = r8
      r2 = 10                                ; factor
      r3 = 0x600000000 ll                    ; magnitudes
      r4 = 20                                ; steps
      call dt_llquantize()
      *(u64 *)(r7 + 1056) = 1                ; is used
      r0 -= -118
      if r0 > 236 goto L5
      r0 <<= 3
      r0 += r7
      lock *(u64 *)(r0 + 1064) += r6         ; @c
      goto L6
L5:   r0 = 1
      lock *(u64 *)(r7 + 24) += r0           ; drop
L6:   leave
