BEGIN { self->a[1] = 5; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-of-a-thread.d:1: BEGIN { self->a[1] = 5; }
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u32 *)(r6 + ctx.tid)
      r2 = *(u64 *)(r6 + ctx.scratch)
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r4 = r2
      r4 += 32
      if r4 > r3 goto L1
      *(u64 *)(r2 + 0) = r0                  ; thread
      *(u64 *)(r2 + 8) = r1
      *(u64 *)(r2 + 16) = 1
      *(u64 *)(r2 + 24) = 5
      r3 = r2
      r3 += 24
      r1 = map self_a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
L1:   leave
