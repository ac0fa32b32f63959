BEGIN { this->a = alloca(1000); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; alloca-of-too-much.d:1: BEGIN { this->a = alloca(1000); }
      r0 = 0
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      r1 = r6
      call dt_fault()
      leave
dt_fault: as in gen/fault-without-a-record.d
