char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); copyinto(arg0, arg1, buffer); }
==== code
clause 0 writes no record
dt_program_0, 106 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; copyinto-own-memory.d:1: char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); copyinto(arg0, arg1, buffer); }
    9: r7 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   10: r8 = globals + 0
   12: r0 = r8
   13: r9 = *(u64 *)(r6 + 248)                ; ctx.scratch
   14: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   15: r2 = r9
   16: r2 += 24
   17: if r2 > r1 goto 104
   18: *(u64 *)(r9 + 0) = r0
   19: r4 = *(u64 *)(r9 + 0)                  ; as a number
   20: *(u64 *)(r9 + 8) = r9
   21: r0 = *(u64 *)(r9 + 8)                  ; as a number
   22: r1 = r4
   23: r1 -= r0
   24: if r1 > 8 goto 32
   25: r0 = r9
   26: r0 += r1
   27: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r3 = r0
   29: r3 += 16
   30: if r3 > r2 goto 104
   31: goto 43
   32: *(u64 *)(r9 + 16) = r8
   33: r2 = *(u64 *)(r9 + 16)                 ; as a number
   34: r1 = r4
   35: r1 -= r2
   36: if r1 > 0 goto 40
   37: r0 = r8
   38: r0 += r1
   39: goto 43
   40: r2 = 0x1000000                         ; invalid address
   41: r3 = 40                                ; pc
   42: goto 102
   43: r1 = r0
   44: r2 = 16
   45: r3 = r7
   46: call probe_read_user
   47: if r0 == 0 goto 52
   48: r4 = r7
   49: r2 = 0x1000000                         ; invalid address
   50: r3 = 48                                ; pc
   51: goto 102
   52: r0 = r8
   53: *(u64 *)(r9 + 0) = r0
   54: r0 = *(u64 *)(r9 + 0)                  ; as a number
   55: *(u64 *)(r10 - 8) = r0                 ; spill
   56: r0 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   57: if r0 <= 256 goto 62
   58: r4 = r0
   59: r2 = 0xa000000                         ; invalid size
   60: r3 = 58                                ; pc
   61: goto 102
   62: *(u64 *)(r9 + 8) = r9
   63: r1 = *(u64 *)(r9 + 8)                  ; as a number
   64: r2 = *(u64 *)(r10 - 8)                 ; reload
   65: r2 -= r1
   66: if r2 > 24 goto 77
   67: r1 = r2
   68: r1 += r0
   69: if r1 > 24 goto 77
   70: r5 = r9
   71: r5 += r2
   72: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   73: r1 = r5
   74: r1 += 256
   75: if r1 > r3 goto 104
   76: goto 92
   77: *(u64 *)(r9 + 16) = r8
   78: r3 = *(u64 *)(r9 + 16)                 ; as a number
   79: r2 = *(u64 *)(r10 - 8)                 ; reload
   80: r2 -= r3
   81: if r2 > 16 goto 88
   82: r1 = r2
   83: r1 += r0
   84: if r1 > 16 goto 88
   85: r5 = r8
   86: r5 += r2
   87: goto 92
   88: r4 = *(u64 *)(r10 - 8)                 ; reload
   89: r2 = 0x1000000                         ; invalid address
   90: r3 = 88                                ; pc
   91: goto 102
   92: r1 = r5
   93: r2 = r0
   94: r3 = r7
   95: call probe_read_user
   96: if r0 == 0 goto 101
   97: r4 = r7
   98: r2 = 0x1000000                         ; invalid address
   99: r3 = 97                                ; pc
  100: goto 102
  101: goto 104
  102: r1 = r6
  103: call dt_fault()
  104: r0 = 0
  105: exit
dt_fault: as in gen/fault-without-a-record.d
