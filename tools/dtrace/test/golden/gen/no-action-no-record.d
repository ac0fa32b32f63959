BEGIN { g = 1; }
==== code
clause 0 writes no record
dt_program_0, 9 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; no-action-no-record.d:1: BEGIN { g = 1; }
    4: r0 = globals + 0
    6: *(u32 *)(r0 + 0) = 1                   ; g
    7: r0 = 0
    8: exit
