BEGIN { trace(inet_ntoa((uint32_t *)arg0)); trace(inet_ntoa6((uint32_t *)arg0)); }
==== code
record of clause 0: 70 bytes
  trace: string of 16 at 8
  trace: string of 46 at 24
dt_program_0, 77 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; addresses-of-the-network.d:1: BEGIN { trace(inet_ntoa((uint32_t *)arg0)); trace(inet_ntoa6((uint32_t *)arg0)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 70
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 70
   17: if r1 > r0 goto 66
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
   31: goto 73
   32: r3 = *(u32 *)(r10 - 8)
   33: r1 = r7
   34: r1 += 8
   35: r2 = 16
   36: call dt_inet_ntoa()
   37: r1 = r10
   38: r1 += -8
   39: r2 = 8
   40: r3 = r8
   41: call probe_read_kernel
   42: if r0 == 0 goto 47
   43: r4 = r8
   44: r2 = 0x1800000                         ; invalid address
   45: r3 = 43                                ; pc
   46: goto 73
   47: r9 = *(u64 *)(r10 - 8)
   48: r8 += 8
   49: r1 = r10
   50: r1 += -8
   51: r2 = 8
   52: r3 = r8
   53: call probe_read_kernel
   54: if r0 == 0 goto 59
   55: r4 = r8
   56: r2 = 0x1800000                         ; invalid address
   57: r3 = 55                                ; pc
   58: goto 73
   59: r4 = *(u64 *)(r10 - 8)
   60: r1 = r7
   61: r1 += 24
   62: r2 = 46
   63: r3 = r9
   64: r5 = 1
   65: call dt_inet_ntoa6()
   66: r1 = r6
   67: r2 = 232                               ; ctx.buf
   68: r3 = map rings
   70: r4 = 0
   71: call buffer_commit
   72: goto 75
   73: r1 = r6
   74: call dt_fault()
   75: r0 = 0
   76: exit
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
