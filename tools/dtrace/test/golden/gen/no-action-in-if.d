BEGIN { if (pid) { g = 1; } else { g = 2; } }
==== code
clause 0 writes no record
dt_program_0, 20 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; no-action-in-if.d:1: BEGIN { if (pid) { g = 1; } else { g = 2; } }
    9: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   10: if r0 == 0 goto 15
   11: r0 = globals + 0
   13: *(u32 *)(r0 + 0) = 1                   ; g
   14: goto 18
   15: r0 = globals + 0
   17: *(u32 *)(r0 + 0) = 2                   ; g
   18: r0 = 0
   19: exit
