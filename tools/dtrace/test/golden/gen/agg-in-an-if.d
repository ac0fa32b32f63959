BEGIN { if (arg0) { @a = count(); } @b = count(); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-in-an-if.d:1: BEGIN { if (arg0) { @a = count(); } @b = count(); }
      r0 = *(u64 *)(r6 + ctx.args[0])
      if r0 == 0 goto L1
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L2
      r1 = 1
      lock *(u64 *)(r0 + 24) += r1           ; @a
L1:   r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L2
      r1 = 1
      lock *(u64 *)(r0 + 32) += r1           ; @b
L2:   leave
