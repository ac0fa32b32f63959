BEGIN { this->a = alloca(1000); }
==== code
clause 0 writes no record
dt_program_0, 17 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; alloca-of-too-much.d:1: BEGIN { this->a = alloca(1000); }
    9: r0 = 0
   10: r4 = 0
   11: r2 = 0x5000000                         ; out of scratch space
   12: r3 = 10                                ; pc
   13: r1 = r6
   14: call dt_fault()
   15: r0 = 0
   16: exit
dt_fault: as in gen/fault-without-a-record.d
