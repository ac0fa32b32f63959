int a[string]; BEGIN { trace(a["text"]); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-string-key.d:1: int a[string]; BEGIN { trace(a["text"]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 20 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 8
      if r1 > r0 goto L2
      *(u64 *)(r7 + 0) = 0
      r1 = r7
      r2 = 5
      r3 = literals + 0                      ; "text"
      call probe_read_kernel_str
      r2 = r7
      r1 = map a0
      call map_lookup_elem
      r1 = 0
      if r0 == 0 goto L1
      r0 = *(s32 *)(r0 + 0)                  ; a[]
      r1 = r0
L1:   *(u32 *)(r8 + 16) = r1
L2:   commit
      leave
