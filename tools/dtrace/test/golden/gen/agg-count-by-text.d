BEGIN { x = "a"; } BEGIN { @[x, probename, 3] = count(); }
==== code
clause 0 writes no record
clause 1 writes no record
dt_program_0, 0 arguments, clauses 0 1
      prologue
      r0 = state + 0
      r7 = *(u32 *)(r0 + 8)                  ; generation
; agg-count-by-text.d:1: BEGIN { x = "a"; } BEGIN { @[x, probename, 3] = count(); }
      r8 = globals + 0
      r1 = r8
      r2 = 256
      r3 = literals + 0                      ; "a"
      call probe_read_kernel_str
      r9 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r9
      r1 += 272
      if r1 > r0 goto L2
      r3 = r8
      r1 = r9
      r1 += 16
      r2 = 256
      call probe_read_kernel_str             ; x
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u64 *)(r9 + 0) = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      r6 = r0
      if r6 == 0 goto L2
      r1 = r6
      r2 = r9
      r3 = 0x3c408010010001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find()
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r6 + 8) += r0            ; drop
L2:   leave
