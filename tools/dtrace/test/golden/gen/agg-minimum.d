BEGIN { @a = min(arg0); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; agg-minimum.d:1: BEGIN { @a = min(arg0); }
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 8) = r1
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L3
      *(u64 *)(r6 + 16) = 1                  ; is used
      r2 = 0x7fffffffffffffff ll
      r2 ^= r7
      r0 = *(u64 *)(r6 + 24)
      if r2 <= r0 goto L1
      r1 = r6
      r1 += 24
      call dt_agg_raise()
      if r0 == 0 goto L2
L1:   goto L3
L2:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L3:   leave
