fbt::vfs_read:entry /10 / arg0/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 55 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; division-in-a-predicate.d:1: fbt::vfs_read:entry /10 / arg0/ { }
    4: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: r1 = 10
    6: if r0 == 0 goto 30
    7: r1 s/= r0
    8: if r1 == 0 goto 53
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 8
   14: call buffer_reserve
   15: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   16: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   17: r2 = r0
   18: r2 += 8
   19: if r2 > r1 goto 23
   20: *(u32 *)(r0 + 0) = 1                   ; clause
   21: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   22: *(u32 *)(r0 + 4) = r1                  ; ecb
   23: r1 = r6
   24: r2 = 232                               ; ctx.buf
   25: r3 = map rings
   27: r4 = 0
   28: call buffer_commit
   29: goto 53
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 32
   35: call buffer_reserve
   36: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   37: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   38: r2 = r0
   39: r2 += 32
   40: if r2 > r1 goto 47
   41: *(u32 *)(r0 + 0) = 0                   ; fault record
   42: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   43: *(u32 *)(r0 + 4) = r1
   44: *(u32 *)(r0 + 8) = 0
   45: *(u64 *)(r0 + 12) = 0
   46: *(u64 *)(r0 + 20) = 1
   47: r1 = r6
   48: r2 = 232                               ; ctx.buf
   49: r3 = map rings
   51: r4 = 0
   52: call buffer_commit
   53: r0 = 0
   54: exit
