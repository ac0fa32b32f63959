BEGIN { @c = llquantize(arg0, 10, 0, 6, 20, arg1); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-llquantize.d:1: BEGIN { @c = llquantize(arg0, 10, 0, 6, 20, arg1); }
      r1 = *(u64 *)(r6 + ctx.args[0])
      r8 = *(u64 *)(r6 + ctx.args[1])
      r2 = 10                                ; factor
      r3 = 0x600000000 ll                    ; magnitudes
      r4 = 20                                ; steps
      call dt_llquantize()
      r9 = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L2
      *(u64 *)(r0 + 16) = 1                  ; is used
      r9 -= -118
      if r9 > 236 goto L1
      r9 <<= 3
      r9 += r0
      lock *(u64 *)(r9 + 24) += r8           ; @c
      goto L2
L1:   r1 = 1
      lock *(u64 *)(r0 + 8) += r1            ; drop
L2:   leave
