int a[string]; BEGIN { trace(a["text"]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; assoc-string-key.d:1: int a[string]; BEGIN { trace(a["text"]); }
      r7 = reserve 12 bytes, else goto L2
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 256
      if r1 > r0 goto L2
      r1 = r8
      r2 = 256
      r3 = 0
      call probe_read_kernel                 ; clears
      r1 = r8
      r2 = 256
      r3 = literals + 0                      ; "text"
      call probe_read_kernel_str
      r2 = r8
      r1 = map a0
      call map_lookup_elem
      r1 = 0
      if r0 == 0 goto L1
      r0 = *(s32 *)(r0 + 0)                  ; a[]
      r1 = r0
L1:   *(u32 *)(r7 + 8) = r1
L2:   commit
      leave
