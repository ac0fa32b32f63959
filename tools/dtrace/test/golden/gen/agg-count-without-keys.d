BEGIN { @ = count(); @sum = sum(timestamp); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; agg-count-without-keys.d:1: BEGIN { @ = count(); @sum = sum(timestamp); }
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 8) = r1
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L1
      r0 = 1
      lock *(u64 *)(r6 + 24) += r0           ; @
      call ktime_get_ns
      *(u64 *)(r6 + 32) = 1                  ; is used
      lock *(u64 *)(r6 + 40) += r0           ; @sum
L1:   leave
