BEGIN { b["four"] = 1; b[probename] = 2; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-key-is-as-long-as-the-longest.d:1: BEGIN { b["four"] = 1; b[probename] = 2; }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 72
      if r1 > r0 goto L2
      *(u64 *)(r7 + 0) = 0
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
      r1 = map b0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
L1:   *(u64 *)(r7 + 0) = 0
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
      r1 = map b0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L2
      r1 = 1
      call dt_count()
L2:   leave
