BEGIN { @a["reads"] = count(); @a["reads"] = count(); @a["writes"] = count(); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; agg-constant-key.d:1: BEGIN { @a["reads"] = count(); @a["reads"] = count(); @a["writes"] = count(); }
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 8) = r1
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 16) += r1           ; @a
      r1 = 1
      lock *(u64 *)(r0 + 16) += r1           ; @a
      r1 = 1
      lock *(u64 *)(r0 + 24) += r1           ; @a
L1:   leave
