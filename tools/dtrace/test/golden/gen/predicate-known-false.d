BEGIN /0/ { trace(pid); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 11 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: r0 = 0
   10: exit
