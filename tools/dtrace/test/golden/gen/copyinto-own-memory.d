char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); copyinto(arg0, arg1, buffer); }
==== code
clause 0 writes no record
dt_program_0, 101 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; copyinto-own-memory.d:1: char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); copyinto(arg0, arg1, buffer); }
    4: r7 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: r8 = globals + 0
    7: r0 = r8
    8: r9 = *(u64 *)(r6 + 248)                ; ctx.scratch
    9: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   10: r2 = r9
   11: r2 += 24
   12: if r2 > r1 goto 99
   13: *(u64 *)(r9 + 0) = r0
   14: r4 = *(u64 *)(r9 + 0)                  ; as a number
   15: *(u64 *)(r9 + 8) = r9
   16: r0 = *(u64 *)(r9 + 8)                  ; as a number
   17: r1 = r4
   18: r1 -= r0
   19: if r1 > 8 goto 27
   20: r0 = r9
   21: r0 += r1
   22: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   23: r3 = r0
   24: r3 += 16
   25: if r3 > r2 goto 99
   26: goto 38
   27: *(u64 *)(r9 + 16) = r8
   28: r2 = *(u64 *)(r9 + 16)                 ; as a number
   29: r1 = r4
   30: r1 -= r2
   31: if r1 > 0 goto 35
   32: r0 = r8
   33: r0 += r1
   34: goto 38
   35: r2 = 0x1000000                         ; invalid address
   36: r3 = 35                                ; pc
   37: goto 97
   38: r1 = r0
   39: r2 = 16
   40: r3 = r7
   41: call probe_read_user
   42: if r0 == 0 goto 47
   43: r4 = r7
   44: r2 = 0x1000000                         ; invalid address
   45: r3 = 43                                ; pc
   46: goto 97
   47: r0 = r8
   48: *(u64 *)(r9 + 0) = r0
   49: r0 = *(u64 *)(r9 + 0)                  ; as a number
   50: *(u64 *)(r10 - 8) = r0                 ; spill
   51: r0 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   52: if r0 <= 256 goto 57
   53: r4 = r0
   54: r2 = 0xa000000                         ; invalid size
   55: r3 = 53                                ; pc
   56: goto 97
   57: *(u64 *)(r9 + 8) = r9
   58: r1 = *(u64 *)(r9 + 8)                  ; as a number
   59: r2 = *(u64 *)(r10 - 8)                 ; reload
   60: r2 -= r1
   61: if r2 > 24 goto 72
   62: r1 = r2
   63: r1 += r0
   64: if r1 > 24 goto 72
   65: r5 = r9
   66: r5 += r2
   67: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   68: r1 = r5
   69: r1 += 256
   70: if r1 > r3 goto 99
   71: goto 87
   72: *(u64 *)(r9 + 16) = r8
   73: r3 = *(u64 *)(r9 + 16)                 ; as a number
   74: r2 = *(u64 *)(r10 - 8)                 ; reload
   75: r2 -= r3
   76: if r2 > 16 goto 83
   77: r1 = r2
   78: r1 += r0
   79: if r1 > 16 goto 83
   80: r5 = r8
   81: r5 += r2
   82: goto 87
   83: r4 = *(u64 *)(r10 - 8)                 ; reload
   84: r2 = 0x1000000                         ; invalid address
   85: r3 = 83                                ; pc
   86: goto 97
   87: r1 = r5
   88: r2 = r0
   89: r3 = r7
   90: call probe_read_user
   91: if r0 == 0 goto 96
   92: r4 = r7
   93: r2 = 0x1000000                         ; invalid address
   94: r3 = 92                                ; pc
   95: goto 97
   96: goto 99
   97: r1 = r6
   98: call dt_fault()
   99: r0 = 0
  100: exit
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
