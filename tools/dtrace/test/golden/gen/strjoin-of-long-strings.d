//! -x strsize=16k
string g;
BEGIN { g = strjoin(strjoin(g, g), strjoin(g, g)); }
==== code
clause 0 writes no record
dt_program_0, 46 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: call dt_claim_working()
   10: r6 = r0                                ; working memory
   11: if r6 == 0 goto 42
; strjoin-of-long-strings.d:3: BEGIN { g = strjoin(strjoin(g, g), strjoin(g, g)); }
   12: r7 = globals + 0
   14: r1 = r6
   15: r1 += 16392
   16: r2 = 16384
   17: r3 = r7
   18: r4 = r7
   19: r5 = -1
   20: call dt_strjoin()
   21: r8 = r6
   22: r8 += 32776
   23: r1 = r8
   24: r2 = 16384
   25: r3 = r7
   26: r4 = r7
   27: r5 = -1
   28: call dt_strjoin()
   29: r1 = r6
   30: r1 += 8
   31: r2 = 16384
   32: r3 = r6
   33: r3 += 16392
   34: r4 = r8
   35: r5 = -1
   36: call dt_strjoin()
   37: r1 = r7
   38: r2 = 16384
   39: r3 = r6
   40: r3 += 8
   41: call probe_read_kernel_str
   42: if r6 == 0 goto 44
   43: *(u64 *)(r6 + 0) = 0                   ; working memory is free
   44: r0 = 0
   45: exit
