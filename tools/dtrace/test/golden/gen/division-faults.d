fbt::vfs_read:entry { trace(arg0 / arg1); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 61 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; division-faults.d:1: fbt::vfs_read:entry { trace(arg0 / arg1); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 20
   14: if r2 > r1 goto 23
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: r2 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   20: if r2 == 0 goto 30
   21: r1 s/= r2
   22: *(u64 *)(r0 + 12) = r1
   23: r1 = r6
   24: r2 = 232                               ; ctx.buf
   25: r3 = map rings
   27: r4 = 0
   28: call buffer_commit
   29: goto 59
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 1                                 ; discard
   35: call buffer_commit
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 32
   41: call buffer_reserve
   42: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   43: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   44: r2 = r0
   45: r2 += 32
   46: if r2 > r1 goto 53
   47: *(u32 *)(r0 + 0) = 0                   ; fault record
   48: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   49: *(u32 *)(r0 + 4) = r1
   50: *(u32 *)(r0 + 8) = 0
   51: *(u64 *)(r0 + 12) = 0
   52: *(u64 *)(r0 + 20) = 1
   53: r1 = r6
   54: r2 = 232                               ; ctx.buf
   55: r3 = map rings
   57: r4 = 0
   58: call buffer_commit
   59: r0 = 0
   60: exit
