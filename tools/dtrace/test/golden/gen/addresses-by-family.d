BEGIN { trace(inet_ntop(2, (void *)arg0)); trace(inet_ntop(arg1, (void *)arg0)); trace(inet_ntop(1, (void *)arg0)); }
==== code
record of clause 0: 146 bytes
  trace: string of 46 at 8
  trace: string of 46 at 54
  trace: string of 46 at 100
dt_program_0, 109 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; addresses-by-family.d:1: BEGIN { trace(inet_ntop(2, (void *)arg0)); trace(inet_ntop(arg1, (void *)arg0)); trace(inet_ntop(1, (void *)arg0)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 146
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 146
   22: if r1 > r0 goto 98
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r1 = r10
   28: r1 += -8
   29: r2 = 4
   30: r3 = r8
   31: call probe_read_kernel
   32: if r0 == 0 goto 37
   33: r4 = r8
   34: r2 = 0x1800000                         ; invalid address
   35: r3 = 33                                ; pc
   36: goto 105
   37: r3 = *(u32 *)(r10 - 8)
   38: r1 = r7
   39: r1 += 8
   40: r2 = 46
   41: call dt_inet_ntoa()
   42: r9 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   43: if r9 != 2 goto 60
   44: r1 = r10
   45: r1 += -8
   46: r2 = 4
   47: r3 = r8
   48: call probe_read_kernel
   49: if r0 == 0 goto 54
   50: r4 = r8
   51: r2 = 0x1800000                         ; invalid address
   52: r3 = 50                                ; pc
   53: goto 105
   54: r3 = *(u32 *)(r10 - 8)
   55: r1 = r7
   56: r1 += 54
   57: r2 = 46
   58: call dt_inet_ntoa()
   59: goto 94
   60: if r9 == 10 goto 65
   61: r4 = r9
   62: r2 = 0x3800000                         ; illegal operation
   63: r3 = 61                                ; pc
   64: goto 105
   65: r1 = r10
   66: r1 += -8
   67: r2 = 8
   68: r3 = r8
   69: call probe_read_kernel
   70: if r0 == 0 goto 75
   71: r4 = r8
   72: r2 = 0x1800000                         ; invalid address
   73: r3 = 71                                ; pc
   74: goto 105
   75: r9 = *(u64 *)(r10 - 8)
   76: r8 += 8
   77: r1 = r10
   78: r1 += -8
   79: r2 = 8
   80: r3 = r8
   81: call probe_read_kernel
   82: if r0 == 0 goto 87
   83: r4 = r8
   84: r2 = 0x1800000                         ; invalid address
   85: r3 = 83                                ; pc
   86: goto 105
   87: r4 = *(u64 *)(r10 - 8)
   88: r1 = r7
   89: r1 += 54
   90: r2 = 46
   91: r3 = r9
   92: r5 = 0
   93: call dt_inet_ntoa6()
   94: r4 = 1
   95: r2 = 0x3800000                         ; illegal operation
   96: r3 = 94                                ; pc
   97: goto 105
   98: r1 = r6
   99: r2 = 232                               ; ctx.buf
  100: r3 = map rings
  102: r4 = 0
  103: call buffer_commit
  104: goto 107
  105: r1 = r6
  106: call dt_fault()
  107: r0 = 0
  108: exit
dt_fault: as in gen/fault-without-a-record.d
