BEGIN { g = "a"; g = strjoin(g, g); }
==== code
clause 0 writes no record
dt_program_0, 33 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; strjoin-into-what-it-reads.d:1: BEGIN { g = "a"; g = strjoin(g, g); }
    9: r7 = globals + 0
   11: r1 = r7
   12: r2 = 256
   13: r3 = literals + 0                      ; "a"
   15: call probe_read_kernel_str
   16: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   17: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   18: r1 = r8
   19: r1 += 256
   20: if r1 > r0 goto 31
   21: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   22: r1 = r8
   23: r2 = 256
   24: r3 = r7
   25: r4 = r7
   26: call dt_strjoin()
   27: r1 = r7
   28: r2 = 256
   29: r3 = r8
   30: call probe_read_kernel_str
   31: r0 = 0
   32: exit
