BEGIN { this->a = copyin(arg0, 1000); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
; copyin-of-too-much.d:1: BEGIN { this->a = copyin(arg0, 1000); }
      r0 = 0
      r0 = *(u64 *)(r6 + ctx.args[0])
      r4 = 0
      r2 = 0x5000000                         ; out of scratch space
      r3 = pc
      r1 = r6
      call dt_fault()
      leave
dt_fault: as in gen/fault-without-a-record.d
