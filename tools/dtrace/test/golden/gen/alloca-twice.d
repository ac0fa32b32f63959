BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
==== code
clause 0 writes no record
dt_program_0, 63 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; alloca-twice.d:1: BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
    4: r0 = 0
    5: if r0 <= 246 goto 10
    6: r4 = 0
    7: r2 = 0x5000000                         ; out of scratch space
    8: r3 = 6                                 ; pc
    9: goto 59
   10: r1 = r0
   11: r0 += 16
   12: r5 = *(u64 *)(r6 + 248)                ; ctx.scratch
   13: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   14: r3 = r5
   15: r3 += 264
   16: if r3 > r2 goto 61
   17: *(u64 *)(r5 + 256) = r5
   18: r2 = *(u64 *)(r5 + 256)                ; as a number
   19: r2 += 0
   20: r2 += r1
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: if r1 <= 256 goto 27
   23: r4 = 0
   24: r2 = 0x5000000                         ; out of scratch space
   25: r3 = 23                                ; pc
   26: goto 59
   27: r7 = r0
   28: r7 += r1
   29: if r7 <= 256 goto 34
   30: r4 = 0
   31: r2 = 0x5000000                         ; out of scratch space
   32: r3 = 30                                ; pc
   33: goto 59
   34: r1 = r0
   35: r7 += 7
   36: r7 &= -8
   37: r0 = r7
   38: *(u64 *)(r5 + 256) = r5
   39: r0 = *(u64 *)(r5 + 256)                ; as a number
   40: r0 += 0
   41: r0 += r1
   42: r4 = r0
   43: *(u64 *)(r5 + 256) = r5
   44: r0 = *(u64 *)(r5 + 256)                ; as a number
   45: r1 = r4
   46: r1 -= r0
   47: if r1 > 263 goto 54
   48: r5 += r1
   49: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   50: r1 = r5
   51: r1 += 1
   52: if r1 > r0 goto 61
   53: goto 57
   54: r2 = 0x1000000                         ; invalid address
   55: r3 = 54                                ; pc
   56: goto 59
   57: *(u8 *)(r5 + 0) = 1
   58: goto 61
   59: r1 = r6
   60: call dt_fault()
   61: r0 = 0
   62: exit
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
