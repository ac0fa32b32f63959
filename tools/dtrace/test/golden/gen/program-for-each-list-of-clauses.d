fbt::vfs_*:entry { trace(arg0); }
fbt::vfs_read:entry { trace(arg4); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
record of clause 1: 20 bytes
  trace: s64 at 12
dt_program_0, 56 instructions, 5 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 23
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: *(u64 *)(r0 + 12) = r1
   23: r1 = r6
   24: r2 = 232                               ; ctx.buf
   25: r3 = map rings
   27: r4 = 0
   28: call buffer_commit
; program-for-each-list-of-clauses.d:2: fbt::vfs_read:entry { trace(arg4); }
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 20
   34: call buffer_reserve
   35: if r0 == 0 goto 38
   36: r1 = r0
   37: call dt_count_drop()
   38: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   39: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   40: r2 = r0
   41: r2 += 20
   42: if r2 > r1 goto 48
   43: *(u32 *)(r0 + 0) = 2                   ; clause
   44: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   45: *(u32 *)(r0 + 4) = r1                  ; ecb
   46: r1 = *(u64 *)(r6 + 296)                ; ctx.args[4]
   47: *(u64 *)(r0 + 12) = r1
   48: r1 = r6
   49: r2 = 232                               ; ctx.buf
   50: r3 = map rings
   52: r4 = 0
   53: call buffer_commit
   54: r0 = 0
   55: exit
dt_program_1, 31 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 23
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: *(u64 *)(r0 + 12) = r1
   23: r1 = r6
   24: r2 = 232                               ; ctx.buf
   25: r3 = map rings
   27: r4 = 0
   28: call buffer_commit
   29: r0 = 0
   30: exit
