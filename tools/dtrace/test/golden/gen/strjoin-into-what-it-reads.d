BEGIN { g = "a"; g = strjoin(g, g); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; strjoin-into-what-it-reads.d:1: BEGIN { g = "a"; g = strjoin(g, g); }
      r7 = globals + 0
      r1 = r7
      r2 = 256
      r3 = literals + 0                      ; "a"
      call probe_read_kernel_str
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 256
      if r1 > r0 goto L1
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r2 = 256
      r3 = r7
      r4 = r7
      call dt_strjoin()
      r1 = r7
      r2 = 256
      r3 = r8
      call probe_read_kernel_str
L1:   leave
