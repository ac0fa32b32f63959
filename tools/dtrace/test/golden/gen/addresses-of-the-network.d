BEGIN { trace(inet_ntoa((uint32_t *)arg0)); trace(inet_ntoa6((uint32_t *)arg0)); }
==== code
record of clause 0: 70 bytes
  trace: string of 16 at 8
  trace: string of 46 at 24
dt_program_0, 82 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; addresses-of-the-network.d:1: BEGIN { trace(inet_ntoa((uint32_t *)arg0)); trace(inet_ntoa6((uint32_t *)arg0)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 70
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 70
   22: if r1 > r0 goto 71
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
   36: goto 78
   37: r3 = *(u32 *)(r10 - 8)
   38: r1 = r7
   39: r1 += 8
   40: r2 = 16
   41: call dt_inet_ntoa()
   42: r1 = r10
   43: r1 += -8
   44: r2 = 8
   45: r3 = r8
   46: call probe_read_kernel
   47: if r0 == 0 goto 52
   48: r4 = r8
   49: r2 = 0x1800000                         ; invalid address
   50: r3 = 48                                ; pc
   51: goto 78
   52: r9 = *(u64 *)(r10 - 8)
   53: r8 += 8
   54: r1 = r10
   55: r1 += -8
   56: r2 = 8
   57: r3 = r8
   58: call probe_read_kernel
   59: if r0 == 0 goto 64
   60: r4 = r8
   61: r2 = 0x1800000                         ; invalid address
   62: r3 = 60                                ; pc
   63: goto 78
   64: r4 = *(u64 *)(r10 - 8)
   65: r1 = r7
   66: r1 += 24
   67: r2 = 46
   68: r3 = r9
   69: r5 = 1
   70: call dt_inet_ntoa6()
   71: r1 = r6
   72: r2 = 232                               ; ctx.buf
   73: r3 = map rings
   75: r4 = 0
   76: call buffer_commit
   77: goto 80
   78: r1 = r6
   79: call dt_fault()
   80: r0 = 0
   81: exit
dt_fault: as in gen/fault-without-a-record.d
