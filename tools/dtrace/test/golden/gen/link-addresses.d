BEGIN { trace(link_ntop(1, (void *)arg0)); trace(link_ntop(arg1, (void *)arg0)); }
==== code
record of clause 0: 128 bytes
  trace: string of 60 at 8
  trace: string of 60 at 68
dt_program_0, 80 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; link-addresses.d:1: BEGIN { trace(link_ntop(1, (void *)arg0)); trace(link_ntop(arg1, (void *)arg0)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 128
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 128
   22: if r1 > r0 goto 69
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r1 = r10
   28: r1 += -24
   29: r2 = 6
   30: r3 = r8
   31: call probe_read_kernel
   32: if r0 == 0 goto 37
   33: r4 = r8
   34: r2 = 0x1800000                         ; invalid address
   35: r3 = 33                                ; pc
   36: goto 76
   37: r1 = r7
   38: r1 += 8
   39: r2 = 60
   40: r3 = r10
   41: r3 += -24
   42: r4 = 6
   43: call dt_link_ntop()
   44: r4 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   45: r9 = 6
   46: if r4 == 1 goto 52
   47: if r4 == 32 goto 51
   48: r2 = 0x3800000                         ; illegal operation
   49: r3 = 48                                ; pc
   50: goto 76
   51: r9 = 20
   52: r1 = r10
   53: r1 += -24
   54: r2 = r9
   55: r3 = r8
   56: call probe_read_kernel
   57: if r0 == 0 goto 62
   58: r4 = r8
   59: r2 = 0x1800000                         ; invalid address
   60: r3 = 58                                ; pc
   61: goto 76
   62: r1 = r7
   63: r1 += 68
   64: r2 = 60
   65: r3 = r10
   66: r3 += -24
   67: r4 = r9
   68: call dt_link_ntop()
   69: r1 = r6
   70: r2 = 232                               ; ctx.buf
   71: r3 = map rings
   73: r4 = 0
   74: call buffer_commit
   75: goto 78
   76: r1 = r6
   77: call dt_fault()
   78: r0 = 0
   79: exit
dt_fault: as in gen/fault-without-a-record.d
