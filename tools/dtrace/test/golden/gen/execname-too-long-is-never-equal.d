BEGIN /execname == "this-name-is-too-long"/ { trace(1); }
==== code
record of clause 0: 16 bytes
  trace: constant 1
dt_program_0, 0 arguments, clauses 0
      prologue
      leave
