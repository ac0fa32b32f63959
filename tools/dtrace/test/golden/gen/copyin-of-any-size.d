BEGIN { this->p = copyin(arg0, arg1); }
==== code
clause 0 writes no record
dt_program_0, 56 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; copyin-of-any-size.d:1: BEGIN { this->p = copyin(arg0, arg1); }
    9: r0 = 0
   10: r7 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   11: r5 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   12: if r5 <= 256 goto 17
   13: r4 = 0
   14: r2 = 0x5000000                         ; out of scratch space
   15: r3 = 13                                ; pc
   16: goto 52
   17: r1 = r0
   18: r1 += r5
   19: if r1 <= 256 goto 24
   20: r4 = 0
   21: r2 = 0x5000000                         ; out of scratch space
   22: r3 = 20                                ; pc
   23: goto 52
   24: r8 = r0
   25: r1 += 7
   26: r1 &= -8
   27: r0 = r1
   28: r9 = *(u64 *)(r6 + 248)                ; ctx.scratch
   29: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   30: r1 = r9
   31: r1 += 264
   32: if r1 > r0 goto 54
   33: r1 = r9
   34: r1 += r8
   35: r0 = r1
   36: r0 += 256
   37: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   38: if r0 > r2 goto 54
   39: r2 = r5
   40: r3 = r7
   41: call probe_read_user
   42: if r0 == 0 goto 47
   43: r4 = r7
   44: r2 = 0x1000000                         ; invalid address
   45: r3 = 43                                ; pc
   46: goto 52
   47: *(u64 *)(r9 + 256) = r9
   48: r0 = *(u64 *)(r9 + 256)                ; as a number
   49: r0 += 0
   50: r0 += r8
   51: goto 54
   52: r1 = r6
   53: call dt_fault()
   54: r0 = 0
   55: exit
dt_fault: as in gen/fault-without-a-record.d
