BEGIN { @c = avg(arg0); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; agg-average.d:1: BEGIN { @c = avg(arg0); }
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 8) = r1
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L1
      *(u64 *)(r0 + 16) = 1                  ; is used
      r1 = 1
      lock *(u64 *)(r0 + 24) += r1           ; @c
      lock *(u64 *)(r0 + 32) += r7           ; @c
L1:   leave
