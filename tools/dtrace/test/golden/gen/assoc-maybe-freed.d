int a[int]; BEGIN { a[1] = pid; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-maybe-freed.d:1: int a[int]; BEGIN { a[1] = pid; }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 16
      if r1 > r0 goto L2
      *(u64 *)(r7 + 0) = 1
      r6 = *(u32 *)(r6 + ctx.pid)
      if r6 != 0 goto L1
      r2 = r7
      r1 = map a0
      call map_delete_elem
      goto L2
L1:   *(u64 *)(r7 + 8) = r6
      r3 = r7
      r3 += 8
      r2 = r7
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L2
      r1 = 1
      call dt_count()
L2:   leave
