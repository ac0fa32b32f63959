BEGIN { @a = quantize(arg0); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-quantize.d:1: BEGIN { @a = quantize(arg0); }
      r1 = *(u64 *)(r6 + ctx.args[0])
      call dt_quantize()
      r8 = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L1
      *(u64 *)(r0 + 16) = 1                  ; is used
      r8 -= -63
      r8 &= 127
      r8 <<= 3
      r8 += r0
      r0 = 1
      lock *(u64 *)(r8 + 24) += r0           ; @a
L1:   leave
