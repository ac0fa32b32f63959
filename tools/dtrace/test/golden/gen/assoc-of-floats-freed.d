float a[int];
BEGIN { a[1] = 0; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-of-floats-freed.d:2: BEGIN { a[1] = 0; }
      r2 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r2
      r1 += 8
      if r1 > r0 goto L1
      *(u64 *)(r2 + 0) = 1
      r1 = map a0
      call map_delete_elem
L1:   leave
