BEGIN { trace(link_ntop(1, (void *)arg0)); trace(link_ntop(arg1, (void *)arg0)); }
==== code
record of clause 0: 128 bytes
  trace: string of 60 at 8
  trace: string of 60 at 68
dt_program_0, 75 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; link-addresses.d:1: BEGIN { trace(link_ntop(1, (void *)arg0)); trace(link_ntop(arg1, (void *)arg0)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 128
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 128
   17: if r1 > r0 goto 64
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r1 = r10
   23: r1 += -24
   24: r2 = 6
   25: r3 = r8
   26: call probe_read_kernel
   27: if r0 == 0 goto 32
   28: r4 = r8
   29: r2 = 0x1800000                         ; invalid address
   30: r3 = 28                                ; pc
   31: goto 71
   32: r1 = r7
   33: r1 += 8
   34: r2 = 60
   35: r3 = r10
   36: r3 += -24
   37: r4 = 6
   38: call dt_link_ntop()
   39: r4 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   40: r9 = 6
   41: if r4 == 1 goto 47
   42: if r4 == 32 goto 46
   43: r2 = 0x3800000                         ; illegal operation
   44: r3 = 43                                ; pc
   45: goto 71
   46: r9 = 20
   47: r1 = r10
   48: r1 += -24
   49: r2 = r9
   50: r3 = r8
   51: call probe_read_kernel
   52: if r0 == 0 goto 57
   53: r4 = r8
   54: r2 = 0x1800000                         ; invalid address
   55: r3 = 53                                ; pc
   56: goto 71
   57: r1 = r7
   58: r1 += 68
   59: r2 = 60
   60: r3 = r10
   61: r3 += -24
   62: r4 = r9
   63: call dt_link_ntop()
   64: r1 = r6
   65: r2 = 232                               ; ctx.buf
   66: r3 = map rings
   68: r4 = 0
   69: call buffer_commit
   70: goto 73
   71: r1 = r6
   72: call dt_fault()
   73: r0 = 0
   74: exit
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
