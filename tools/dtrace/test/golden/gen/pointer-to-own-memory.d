int g[2]; int *p; BEGIN { p = &g[1]; *p = 3; }
==== code
clause 0 writes no record
dt_program_0, 46 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; pointer-to-own-memory.d:1: int g[2]; int *p; BEGIN { p = &g[1]; *p = 3; }
    4: r0 = globals + 0
    6: r1 = r0
    7: r1 += 4
    8: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
    9: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   10: r4 = r2
   11: r4 += 16
   12: if r4 > r3 goto 44
   13: *(u64 *)(r2 + 0) = r1
   14: r1 = *(u64 *)(r2 + 0)                  ; as a number
   15: *(u64 *)(r0 + 8) = r1                  ; p
   16: r4 = *(u64 *)(r0 + 8)                  ; p
   17: *(u64 *)(r2 + 0) = r2
   18: r1 = *(u64 *)(r2 + 0)                  ; as a number
   19: r3 = r4
   20: r3 -= r1
   21: if r3 > 12 goto 29
   22: r1 = r2
   23: r1 += r3
   24: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   25: r7 = r1
   26: r7 += 4
   27: if r7 > r5 goto 44
   28: goto 40
   29: *(u64 *)(r2 + 8) = r0
   30: r2 = *(u64 *)(r2 + 8)                  ; as a number
   31: r3 = r4
   32: r3 -= r2
   33: if r3 > 12 goto 37
   34: r1 = r0
   35: r1 += r3
   36: goto 40
   37: r2 = 0x1000000                         ; invalid address
   38: r3 = 37                                ; pc
   39: goto 42
   40: *(u32 *)(r1 + 0) = 3
   41: goto 44
   42: r1 = r6
   43: call dt_fault()
   44: r0 = 0
   45: exit
dt_fault, 46 instructions
    0: r6 = r1                                ; ctx
    1: r7 = r2                                ; kind and clause
    2: *(u64 *)(r10 - 8) = r3                 ; spill
    3: r8 = r4                                ; address
    4: r9 = r7
    5: r9 >>= 24
    6: if r7 & 0x800000 goto 8
    7: goto 14
    8: r1 = r6
    9: r2 = 232                               ; ctx.buf
   10: r3 = map rings
   12: r4 = 1                                 ; discard
   13: call buffer_commit
   14: r7 &= 0x7fffff
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 32
   20: call buffer_reserve
   21: if r0 == 0 goto 24
   22: r1 = r0
   23: call dt_count_drop()
   24: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   25: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r2 = r0
   27: r2 += 32
   28: if r2 > r1 goto 37
   29: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   30: *(u32 *)(r0 + 0) = 0                   ; fault record
   31: *(u32 *)(r0 + 4) = r1
   32: *(u32 *)(r0 + 8) = r7
   33: *(u64 *)(r0 + 12) = r8
   34: *(u32 *)(r0 + 20) = r9
   35: r1 = *(u64 *)(r10 - 8)                 ; reload
   36: *(u32 *)(r0 + 24) = r1
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = *(u32 *)(r6 + 172)                ; ctx.probe_id
   44: r0 = 0
   45: exit
