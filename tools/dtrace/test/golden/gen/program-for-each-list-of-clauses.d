fbt::vfs_*:entry { trace(arg0); }
fbt::vfs_read:entry { trace(arg4); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
record of clause 1: 20 bytes
  trace: s64 at 12
dt_program_0, 50 instructions, 5 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 20
   14: if r2 > r1 goto 20
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: *(u64 *)(r0 + 12) = r1
   20: r1 = r6
   21: r2 = 232                               ; ctx.buf
   22: r3 = map rings
   24: r4 = 0
   25: call buffer_commit
; program-for-each-list-of-clauses.d:2: fbt::vfs_read:entry { trace(arg4); }
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 20
   31: call buffer_reserve
   32: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   33: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   34: r2 = r0
   35: r2 += 20
   36: if r2 > r1 goto 42
   37: *(u32 *)(r0 + 0) = 2                   ; clause
   38: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   39: *(u32 *)(r0 + 4) = r1                  ; ecb
   40: r1 = *(u64 *)(r6 + 296)                ; ctx.args[4]
   41: *(u64 *)(r0 + 12) = r1
   42: r1 = r6
   43: r2 = 232                               ; ctx.buf
   44: r3 = map rings
   46: r4 = 0
   47: call buffer_commit
   48: r0 = 0
   49: exit
dt_program_1, 28 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 20
   14: if r2 > r1 goto 20
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: *(u64 *)(r0 + 12) = r1
   20: r1 = r6
   21: r2 = 232                               ; ctx.buf
   22: r3 = map rings
   24: r4 = 0
   25: call buffer_commit
   26: r0 = 0
   27: exit
