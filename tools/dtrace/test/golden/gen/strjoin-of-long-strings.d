//! -x strsize=16k
string g;
BEGIN { g = strjoin(strjoin(g, g), strjoin(g, g)); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      call dt_claim_working()
      r6 = r0                                ; working memory
      if r6 == 0 goto L1
; strjoin-of-long-strings.d:3: BEGIN { g = strjoin(strjoin(g, g), strjoin(g, g)); }
      r7 = globals + 0
      r1 = r6
      r1 += 16392
      r2 = 16384
      r3 = r7
      r4 = r7
      r5 = -1
      call dt_strjoin()
      r8 = r6
      r8 += 32776
      r1 = r8
      r2 = 16384
      r3 = r7
      r4 = r7
      r5 = -1
      call dt_strjoin()
      r1 = r6
      r1 += 8
      r2 = 16384
      r3 = r6
      r3 += 16392
      r4 = r8
      r5 = -1
      call dt_strjoin()
      r1 = r7
      r2 = 16384
      r3 = r6
      r3 += 8
      call probe_read_kernel_str
      if r6 == 0 goto L1
      *(u64 *)(r6 + 0) = 0                   ; working memory is free
L1:   leave
