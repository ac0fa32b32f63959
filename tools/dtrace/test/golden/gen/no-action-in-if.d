BEGIN { if (pid) { g = 1; } else { g = 2; } }
==== code
clause 0 writes no record
dt_program_0, 15 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; no-action-in-if.d:1: BEGIN { if (pid) { g = 1; } else { g = 2; } }
    4: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
    5: if r0 == 0 goto 10
    6: r0 = globals + 0
    8: *(u32 *)(r0 + 0) = 1                   ; g
    9: goto 13
   10: r0 = globals + 0
   12: *(u32 *)(r0 + 0) = 2                   ; g
   13: r0 = 0
   14: exit
