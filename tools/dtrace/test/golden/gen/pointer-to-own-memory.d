int g[2]; int *p; BEGIN { p = &g[1]; *p = 3; }
==== code
clause 0 writes no record
dt_program_0, 51 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; pointer-to-own-memory.d:1: int g[2]; int *p; BEGIN { p = &g[1]; *p = 3; }
    9: r0 = globals + 0
   11: r1 = r0
   12: r1 += 4
   13: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   14: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   15: r4 = r2
   16: r4 += 16
   17: if r4 > r3 goto 49
   18: *(u64 *)(r2 + 0) = r1
   19: r1 = *(u64 *)(r2 + 0)                  ; as a number
   20: *(u64 *)(r0 + 8) = r1                  ; p
   21: r4 = *(u64 *)(r0 + 8)                  ; p
   22: *(u64 *)(r2 + 0) = r2
   23: r1 = *(u64 *)(r2 + 0)                  ; as a number
   24: r3 = r4
   25: r3 -= r1
   26: if r3 > 12 goto 34
   27: r1 = r2
   28: r1 += r3
   29: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   30: r7 = r1
   31: r7 += 4
   32: if r7 > r5 goto 49
   33: goto 45
   34: *(u64 *)(r2 + 8) = r0
   35: r2 = *(u64 *)(r2 + 8)                  ; as a number
   36: r3 = r4
   37: r3 -= r2
   38: if r3 > 12 goto 42
   39: r1 = r0
   40: r1 += r3
   41: goto 45
   42: r2 = 0x1000000                         ; invalid address
   43: r3 = 42                                ; pc
   44: goto 47
   45: *(u32 *)(r1 + 0) = 3                   ; *p
   46: goto 49
   47: r1 = r6
   48: call dt_fault()
   49: r0 = 0
   50: exit
dt_fault: as in gen/fault-without-a-record.d
