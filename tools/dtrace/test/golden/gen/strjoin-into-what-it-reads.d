BEGIN { g = "a"; g = strjoin(g, g); }
==== code
clause 0 writes no record
dt_program_0, 28 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; strjoin-into-what-it-reads.d:1: BEGIN { g = "a"; g = strjoin(g, g); }
    4: r7 = globals + 0
    6: r1 = r7
    7: r2 = 256
    8: r3 = literals + 0                      ; "a"
   10: call probe_read_kernel_str
   11: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   12: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   13: r1 = r8
   14: r1 += 256
   15: if r1 > r0 goto 26
   16: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   17: r1 = r8
   18: r2 = 256
   19: r3 = r7
   20: r4 = r7
   21: call dt_strjoin()
   22: r1 = r7
   23: r2 = 256
   24: r3 = r8
   25: call probe_read_kernel_str
   26: r0 = 0
   27: exit
