fbt::vfs_*:entry { trace(arg0); }
fbt::vfs_read:entry { trace(arg4); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
record of clause 1: 20 bytes
  trace: s64 at 12
dt_program_0, 61 instructions, 5 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 28
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: *(u64 *)(r0 + 12) = r1
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
; program-for-each-list-of-clauses.d:2: fbt::vfs_read:entry { trace(arg4); }
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 20
   39: call buffer_reserve
   40: if r0 == 0 goto 43
   41: r1 = r0
   42: call dt_count_drop()
   43: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   44: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   45: r2 = r0
   46: r2 += 20
   47: if r2 > r1 goto 53
   48: *(u32 *)(r0 + 0) = 2                   ; clause
   49: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   50: *(u32 *)(r0 + 4) = r1                  ; ecb
   51: r1 = *(u64 *)(r6 + 296)                ; ctx.args[4]
   52: *(u64 *)(r0 + 12) = r1
   53: r1 = r6
   54: r2 = 232                               ; ctx.buf
   55: r3 = map rings
   57: r4 = 0
   58: call buffer_commit
   59: r0 = 0
   60: exit
dt_program_1, 36 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 28
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: *(u64 *)(r0 + 12) = r1
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r0 = 0
   35: exit
