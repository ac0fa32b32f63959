BEGIN { a[1] = "text"; trace(a[1]); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-of-strings.d:1: BEGIN { a[1] = "text"; trace(a[1]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 272 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 264
      if r1 > r0 goto L3
      *(u64 *)(r7 + 0) = 1
      r1 = r7
      r1 += 8
      r2 = 256
      r3 = literals + 0                      ; "text"
      call probe_read_kernel_str
      r3 = r7
      r3 += 8
      r2 = r7
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
L1:   *(u64 *)(r7 + 0) = 1
      r2 = r7
      r1 = map a0
      call map_lookup_elem
      r3 = r0
      if r3 == 0 goto L2
      r1 = r8
      r1 += 16
      r2 = 256
      call probe_read_kernel_str             ; a[]
      goto L3
L2:   *(u8 *)(r8 + 16) = 0
L3:   commit
      leave
