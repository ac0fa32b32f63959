BEGIN /execname == "this-name-is-too-long"/ { trace(1); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
dt_program_0, 6 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: r0 = 0
    5: exit
