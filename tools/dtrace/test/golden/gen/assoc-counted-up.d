BEGIN { a[execname]++; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-counted-up.d:1: BEGIN { a[execname]++; }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 24
      if r1 > r0 goto L4
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r7 + 0) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r7 + 8) = r0
      r2 = r7
      r1 = map a0
      call map_lookup_elem
      r6 = r0
      r8 = 0
      if r6 == 0 goto L1
      r0 = *(u64 *)(r6 + 0)                  ; a[]
      r8 = r0
L1:   r9 = r8
      r9 += 1
      if r9 != 0 goto L2
      r2 = r7
      r1 = map a0
      call map_delete_elem
      goto L4
L2:   if r6 == 0 goto L3
      r0 = r8
      r0 = cmpxchg *(u64 *)(r6 + 0), r0, r9  ; a[]
      if r0 == r8 goto L4
L3:   *(u64 *)(r7 + 16) = r9
      r3 = r7
      r3 += 16
      r2 = r7
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L4
      r1 = 1
      call dt_count()
L4:   leave
