BEGIN { trace(inet_ntop(2, (void *)arg0)); trace(inet_ntop(arg1, (void *)arg0)); trace(inet_ntop(1, (void *)arg0)); }
==== code
record of clause 0: 146 bytes
  trace: string of 46 at 8
  trace: string of 46 at 54
  trace: string of 46 at 100
dt_program_0, 104 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; addresses-by-family.d:1: BEGIN { trace(inet_ntop(2, (void *)arg0)); trace(inet_ntop(arg1, (void *)arg0)); trace(inet_ntop(1, (void *)arg0)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 146
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 146
   17: if r1 > r0 goto 93
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r1 = r10
   23: r1 += -8
   24: r2 = 4
   25: r3 = r8
   26: call probe_read_kernel
   27: if r0 == 0 goto 32
   28: r4 = r8
   29: r2 = 0x1800000                         ; invalid address
   30: r3 = 28                                ; pc
   31: goto 100
   32: r3 = *(u32 *)(r10 - 8)
   33: r1 = r7
   34: r1 += 8
   35: r2 = 46
   36: call dt_inet_ntoa()
   37: r9 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   38: if r9 != 2 goto 55
   39: r1 = r10
   40: r1 += -8
   41: r2 = 4
   42: r3 = r8
   43: call probe_read_kernel
   44: if r0 == 0 goto 49
   45: r4 = r8
   46: r2 = 0x1800000                         ; invalid address
   47: r3 = 45                                ; pc
   48: goto 100
   49: r3 = *(u32 *)(r10 - 8)
   50: r1 = r7
   51: r1 += 54
   52: r2 = 46
   53: call dt_inet_ntoa()
   54: goto 89
   55: if r9 == 10 goto 60
   56: r4 = r9
   57: r2 = 0x3800000                         ; illegal operation
   58: r3 = 56                                ; pc
   59: goto 100
   60: r1 = r10
   61: r1 += -8
   62: r2 = 8
   63: r3 = r8
   64: call probe_read_kernel
   65: if r0 == 0 goto 70
   66: r4 = r8
   67: r2 = 0x1800000                         ; invalid address
   68: r3 = 66                                ; pc
   69: goto 100
   70: r9 = *(u64 *)(r10 - 8)
   71: r8 += 8
   72: r1 = r10
   73: r1 += -8
   74: r2 = 8
   75: r3 = r8
   76: call probe_read_kernel
   77: if r0 == 0 goto 82
   78: r4 = r8
   79: r2 = 0x1800000                         ; invalid address
   80: r3 = 78                                ; pc
   81: goto 100
   82: r4 = *(u64 *)(r10 - 8)
   83: r1 = r7
   84: r1 += 54
   85: r2 = 46
   86: r3 = r9
   87: r5 = 0
   88: call dt_inet_ntoa6()
   89: r4 = 1
   90: r2 = 0x3800000                         ; illegal operation
   91: r3 = 89                                ; pc
   92: goto 100
   93: r1 = r6
   94: r2 = 232                               ; ctx.buf
   95: r3 = map rings
   97: r4 = 0
   98: call buffer_commit
   99: goto 102
  100: r1 = r6
  101: call dt_fault()
  102: r0 = 0
  103: exit
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
