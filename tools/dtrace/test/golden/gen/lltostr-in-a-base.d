BEGIN { trace(lltostr(arg0)); trace(lltostr(arg0, arg1)); }
==== code
record of clause 0: 97 bytes
  trace: string of 24 at 8
  trace: string of 65 at 32
dt_program_0, 57 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; lltostr-in-a-base.d:1: BEGIN { trace(lltostr(arg0)); trace(lltostr(arg0, arg1)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 97
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 97
   17: if r1 > r0 goto 46
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r1 = r7
   23: r1 += 8
   24: r2 = 24
   25: r3 = r8
   26: r4 = 10
   27: call dt_lltostr()
   28: r0 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   29: r0 = (s32)r0
   30: if r0 >= 2 goto 35
   31: r4 = r0
   32: r2 = 0x3800000                         ; illegal operation
   33: r3 = 31                                ; pc
   34: goto 53
   35: if r0 <= 36 goto 40
   36: r4 = r0
   37: r2 = 0x3800000                         ; illegal operation
   38: r3 = 36                                ; pc
   39: goto 53
   40: r1 = r7
   41: r1 += 32
   42: r2 = 65
   43: r3 = r8
   44: r4 = r0
   45: call dt_lltostr()
   46: r1 = r6
   47: r2 = 232                               ; ctx.buf
   48: r3 = map rings
   50: r4 = 0
   51: call buffer_commit
   52: goto 55
   53: r1 = r6
   54: call dt_fault()
   55: r0 = 0
   56: exit
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
