int a[2][3]; BEGIN { a[1][pid] = 1; }
==== code
clause 0 writes no record
dt_program_0, 25 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; element-out-of-bounds.d:1: int a[2][3]; BEGIN { a[1][pid] = 1; }
    9: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   10: if r0 < 3 goto 15
   11: r4 = r0
   12: r2 = 0xb000000                         ; index out of bounds
   13: r3 = 11                                ; pc
   14: goto 21
   15: r0 <<= 2
   16: r1 = globals + 0
   18: r1 += r0
   19: *(u32 *)(r1 + 12) = 1                  ; a[][]
   20: goto 23
   21: r1 = r6
   22: call dt_fault()
   23: r0 = 0
   24: exit
dt_fault: as in gen/fault-without-a-record.d
