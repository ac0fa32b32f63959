BEGIN { self->c[execname] = 3; self->c["some text of thirty bytes"] = 4; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-key-is-as-long-as-the-longest-of-a-thread.d:1: BEGIN { self->c[execname] = 3; self->c["some text of thirty bytes"] = 4; }
      r7 = *(u64 *)(r6 + ctx.task)
      r8 = *(u32 *)(r6 + ctx.tid)
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 56
      if r1 > r0 goto L2
      *(u64 *)(r9 + 0) = r7                  ; thread
      *(u64 *)(r9 + 8) = r8
      *(u64 *)(r9 + 16) = 0
      *(u64 *)(r9 + 24) = 0
      *(u64 *)(r9 + 32) = 0
      *(u64 *)(r9 + 40) = 0
      r0 = *(u64 *)(r7 + 72)                 ; execname
      *(u64 *)(r9 + 16) = r0
      r0 = *(u64 *)(r7 + 80)                 ; execname
      *(u64 *)(r9 + 24) = r0
      *(u64 *)(r9 + 48) = 3
      r3 = r9
      r3 += 48
      r2 = r9
      r1 = map self_c0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
L1:   *(u64 *)(r9 + 0) = r7                  ; thread
      *(u64 *)(r9 + 8) = r8
      *(u64 *)(r9 + 16) = 0
      *(u64 *)(r9 + 24) = 0
      *(u64 *)(r9 + 32) = 0
      *(u64 *)(r9 + 40) = 0
      r1 = r9
      r1 += 16
      r2 = 26
      r3 = literals + 0                      ; "some text of thirty bytes"
      call probe_read_kernel_str
      *(u64 *)(r9 + 48) = 4
      r3 = r9
      r3 += 48
      r2 = r9
      r1 = map self_c0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L2
      r1 = 1
      call dt_count()
L2:   leave
