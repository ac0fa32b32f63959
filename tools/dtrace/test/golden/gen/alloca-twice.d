BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
==== code
clause 0 writes no record
dt_program_0, 68 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; alloca-twice.d:1: BEGIN { this->a = alloca(10); this->b = (char *)alloca(arg0); *this->b = 1; }
    9: r0 = 0
   10: if r0 <= 246 goto 15
   11: r4 = 0
   12: r2 = 0x5000000                         ; out of scratch space
   13: r3 = 11                                ; pc
   14: goto 64
   15: r1 = r0
   16: r0 += 16
   17: r5 = *(u64 *)(r6 + 248)                ; ctx.scratch
   18: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   19: r3 = r5
   20: r3 += 264
   21: if r3 > r2 goto 66
   22: *(u64 *)(r5 + 256) = r5
   23: r2 = *(u64 *)(r5 + 256)                ; as a number
   24: r2 += 0
   25: r2 += r1
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: if r1 <= 256 goto 32
   28: r4 = 0
   29: r2 = 0x5000000                         ; out of scratch space
   30: r3 = 28                                ; pc
   31: goto 64
   32: r7 = r0
   33: r7 += r1
   34: if r7 <= 256 goto 39
   35: r4 = 0
   36: r2 = 0x5000000                         ; out of scratch space
   37: r3 = 35                                ; pc
   38: goto 64
   39: r1 = r0
   40: r7 += 7
   41: r7 &= -8
   42: r0 = r7
   43: *(u64 *)(r5 + 256) = r5
   44: r0 = *(u64 *)(r5 + 256)                ; as a number
   45: r0 += 0
   46: r0 += r1
   47: r4 = r0
   48: *(u64 *)(r5 + 256) = r5
   49: r0 = *(u64 *)(r5 + 256)                ; as a number
   50: r1 = r4
   51: r1 -= r0
   52: if r1 > 263 goto 59
   53: r5 += r1
   54: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   55: r1 = r5
   56: r1 += 1
   57: if r1 > r0 goto 66
   58: goto 62
   59: r2 = 0x1000000                         ; invalid address
   60: r3 = 59                                ; pc
   61: goto 64
   62: *(u8 *)(r5 + 0) = 1                    ; *this->b
   63: goto 66
   64: r1 = r6
   65: call dt_fault()
   66: r0 = 0
   67: exit
dt_fault: as in gen/fault-without-a-record.d
