BEGIN /0/ { trace(pid); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
      leave
