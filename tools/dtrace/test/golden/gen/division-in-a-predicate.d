fbt::vfs_read:entry /10 / arg0/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 61 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; division-in-a-predicate.d:1: fbt::vfs_read:entry /10 / arg0/ { }
    4: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: r1 = 10
    6: if r0 == 0 goto 33
    7: r1 s/= r0
    8: if r1 == 0 goto 59
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 8
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 8
   22: if r2 > r1 goto 26
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 0
   31: call buffer_commit
   32: goto 59
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 32
   38: call buffer_reserve
   39: if r0 == 0 goto 42
   40: r1 = r0
   41: call dt_count_drop()
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
