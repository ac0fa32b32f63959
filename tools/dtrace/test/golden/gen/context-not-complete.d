BEGIN { x = 1; }
==== code
clause 0 writes no record
dt_program_0, 14 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; context-not-complete.d:1: BEGIN { x = 1; }
    9: r0 = globals + 0
   11: *(u32 *)(r0 + 0) = 1                   ; x
   12: r0 = 0
   13: exit
