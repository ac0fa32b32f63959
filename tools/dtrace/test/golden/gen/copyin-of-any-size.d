BEGIN { this->p = copyin(arg0, arg1); }
==== code
clause 0 writes no record
dt_program_0, 51 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; copyin-of-any-size.d:1: BEGIN { this->p = copyin(arg0, arg1); }
    4: r0 = 0
    5: r7 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    6: r5 = *(u64 *)(r6 + 272)                ; ctx.args[1]
    7: if r5 <= 256 goto 12
    8: r4 = 0
    9: r2 = 0x5000000                         ; out of scratch space
   10: r3 = 8                                 ; pc
   11: goto 47
   12: r1 = r0
   13: r1 += r5
   14: if r1 <= 256 goto 19
   15: r4 = 0
   16: r2 = 0x5000000                         ; out of scratch space
   17: r3 = 15                                ; pc
   18: goto 47
   19: r8 = r0
   20: r1 += 7
   21: r1 &= -8
   22: r0 = r1
   23: r9 = *(u64 *)(r6 + 248)                ; ctx.scratch
   24: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   25: r1 = r9
   26: r1 += 264
   27: if r1 > r0 goto 49
   28: r1 = r9
   29: r1 += r8
   30: r0 = r1
   31: r0 += 256
   32: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   33: if r0 > r2 goto 49
   34: r2 = r5
   35: r3 = r7
   36: call probe_read_user
   37: if r0 == 0 goto 42
   38: r4 = r7
   39: r2 = 0x1000000                         ; invalid address
   40: r3 = 38                                ; pc
   41: goto 47
   42: *(u64 *)(r9 + 256) = r9
   43: r0 = *(u64 *)(r9 + 256)                ; as a number
   44: r0 += 0
   45: r0 += r8
   46: goto 49
   47: r1 = r6
   48: call dt_fault()
   49: r0 = 0
   50: exit
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
