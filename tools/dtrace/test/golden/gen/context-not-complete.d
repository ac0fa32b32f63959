BEGIN { x = 1; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; context-not-complete.d:1: BEGIN { x = 1; }
      r0 = globals + 0
      *(u32 *)(r0 + 0) = 1                   ; x
      leave
