BEGIN { a[execname, pid]++; b["four"] = 1; b[probename] = 2; self->c[execname] = 3; self->c["some text of thirty bytes"] = 4; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-key-of-short-strings.d:1: BEGIN { a[execname, pid]++; b["four"] = 1; b[probename] = 2; self->c[execname] = 3; self->c["some text of thirty bytes"] = 4; }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 72
      if r1 > r0 goto L7
      r1 = r7
      r2 = 16
      call get_current_comm                  ; execname
      r0 = *(u32 *)(r6 + ctx.pid)
      *(u64 *)(r7 + 16) = r0
      r2 = r7
      r1 = map a0
      call map_lookup_elem
      r8 = 0
      if r0 == 0 goto L1
      r0 = *(u64 *)(r0 + 0)                  ; a[]
      r8 = r0
L1:   r8 += 1
      if r8 != 0 goto L2
      r2 = r7
      r1 = map a0
      call map_delete_elem
      goto L3
L2:   *(u64 *)(r7 + 24) = r8
      r3 = r7
      r3 += 24
      r2 = r7
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L3
      r1 = 1
      call dt_count()
L3:   *(u64 *)(r7 + 0) = 0
      *(u64 *)(r7 + 8) = 0
      *(u64 *)(r7 + 16) = 0
      *(u64 *)(r7 + 24) = 0
      *(u64 *)(r7 + 32) = 0
      *(u64 *)(r7 + 40) = 0
      *(u64 *)(r7 + 48) = 0
      *(u64 *)(r7 + 56) = 0
      r1 = r7
      r2 = 5
      r3 = literals + 0                      ; "four"
      call probe_read_kernel_str
      *(u64 *)(r7 + 64) = 1
      r3 = r7
      r3 += 64
      r2 = r7
      r1 = map b1
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L4
      r1 = 1
      call dt_count()
L4:   *(u64 *)(r7 + 0) = 0
      *(u64 *)(r7 + 8) = 0
      *(u64 *)(r7 + 16) = 0
      *(u64 *)(r7 + 24) = 0
      *(u64 *)(r7 + 32) = 0
      *(u64 *)(r7 + 40) = 0
      *(u64 *)(r7 + 48) = 0
      *(u64 *)(r7 + 56) = 0
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      r4 = r0
      r4 <<= 2
      r4 |= 3
      r1 = r7
      r2 = 64
      r3 = probe_names + 0
      r5 = 46
      call dt_probe_name()                   ; probename
      *(u64 *)(r7 + 64) = 2
      r3 = r7
      r3 += 64
      r2 = r7
      r1 = map b1
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L5
      r1 = 1
      call dt_count()
L5:   r8 = *(u64 *)(r6 + ctx.task)
      r6 = *(u32 *)(r6 + ctx.tid)
      *(u64 *)(r7 + 0) = r8                  ; thread
      *(u64 *)(r7 + 8) = r6
      *(u64 *)(r7 + 16) = 0
      *(u64 *)(r7 + 24) = 0
      *(u64 *)(r7 + 32) = 0
      *(u64 *)(r7 + 40) = 0
      r1 = r7
      r1 += 16
      r2 = 16
      call get_current_comm                  ; execname
      *(u64 *)(r7 + 48) = 3
      r3 = r7
      r3 += 48
      r2 = r7
      r1 = map self_c2
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L6
      r1 = 1
      call dt_count()
L6:   *(u64 *)(r7 + 0) = r8                  ; thread
      *(u64 *)(r7 + 8) = r6
      *(u64 *)(r7 + 16) = 0
      *(u64 *)(r7 + 24) = 0
      *(u64 *)(r7 + 32) = 0
      *(u64 *)(r7 + 40) = 0
      r1 = r7
      r1 += 16
      r2 = 26
      r3 = literals + 5                      ; "some text of thirty bytes"
      call probe_read_kernel_str
      *(u64 *)(r7 + 48) = 4
      r3 = r7
      r3 += 48
      r2 = r7
      r1 = map self_c2
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L7
      r1 = 1
      call dt_count()
L7:   leave
