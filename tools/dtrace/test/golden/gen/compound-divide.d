BEGIN { n = 7; n /= pid; }
==== code
clause 0 writes no record
dt_program_0, 26 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; compound-divide.d:1: BEGIN { n = 7; n /= pid; }
    9: r0 = globals + 0
   11: *(u32 *)(r0 + 0) = 7                   ; n
   12: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   13: r5 = *(s32 *)(r0 + 0)                  ; n
   14: if r1 != 0 goto 19
   15: r4 = 0
   16: r2 = 0x4000000                         ; divide-by-zero
   17: r3 = 15                                ; pc
   18: goto 22
   19: r5 s/= r1
   20: *(u32 *)(r0 + 0) = r5                  ; n
   21: goto 24
   22: r1 = r6
   23: call dt_fault()
   24: r0 = 0
   25: exit
dt_fault: as in gen/fault-without-a-record.d
