BEGIN { a[pid, 1] = 5; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-assigned.d:1: BEGIN { a[pid, 1] = 5; }
      r0 = *(u32 *)(r6 + ctx.pid)
      r2 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r2
      r3 += 24
      if r3 > r1 goto L1
      *(u64 *)(r2 + 0) = r0
      *(u64 *)(r2 + 8) = 1
      *(u64 *)(r2 + 16) = 5
      r3 = r2
      r3 += 16
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
L1:   leave
