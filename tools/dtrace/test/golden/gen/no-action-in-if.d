BEGIN { if (pid) { g = 1; } else { g = 2; } }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; no-action-in-if.d:1: BEGIN { if (pid) { g = 1; } else { g = 2; } }
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L1
      r0 = globals + 0
      *(u32 *)(r0 + 0) = 1                   ; g
      goto L2
L1:   r0 = globals + 0
      *(u32 *)(r0 + 0) = 2                   ; g
L2:   leave
