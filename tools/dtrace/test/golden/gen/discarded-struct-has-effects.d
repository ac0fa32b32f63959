struct pair { int a, b; };
struct pair p, list[4], *q;
BEGIN { *(q = &p); list[n++]; }
==== code
clause 0 writes no record
dt_program_0, 35 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; discarded-struct-has-effects.d:3: BEGIN { *(q = &p); list[n++]; }
    9: r0 = globals + 0
   11: r1 = r0
   12: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   13: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   14: r4 = r2
   15: r4 += 8
   16: if r4 > r3 goto 33
   17: *(u64 *)(r2 + 0) = r1
   18: r1 = *(u64 *)(r2 + 0)                  ; as a number
   19: *(u64 *)(r0 + 40) = r1                 ; q
   20: r1 = *(u64 *)(r0 + 48)                 ; n
   21: r2 = r1
   22: r2 += 1
   23: *(u64 *)(r0 + 48) = r2                 ; n
   24: if r1 < 4 goto 29
   25: r4 = r1
   26: r2 = 0xb000000                         ; index out of bounds
   27: r3 = 25                                ; pc
   28: goto 31
   29: r1 <<= 3
   30: goto 33
   31: r1 = r6
   32: call dt_fault()
   33: r0 = 0
   34: exit
dt_fault: as in gen/fault-without-a-record.d
