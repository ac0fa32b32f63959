BEGIN, fbt::vfs_read:entry { @ = count(); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      if r0 < 0x40000000 goto L1
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
L1:   r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; agg-with-and-without-trampoline.d:1: BEGIN, fbt::vfs_read:entry { @ = count(); }
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 8) = r1
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L2
      r1 = 1
      lock *(u64 *)(r0 + 16) += r1           ; @
L2:   leave
