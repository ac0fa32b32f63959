fbt::vfs_read:entry { trace(arg0 / arg1); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 67 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; division-faults.d:1: fbt::vfs_read:entry { trace(arg0 / arg1); }
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
   17: if r2 > r1 goto 26
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r2 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   23: if r2 == 0 goto 33
   24: r1 s/= r2
   25: *(u64 *)(r0 + 12) = r1
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 0
   31: call buffer_commit
   32: goto 65
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 1                                 ; discard
   38: call buffer_commit
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 32
   44: call buffer_reserve
   45: if r0 == 0 goto 48
   46: r1 = r0
   47: call dt_count_drop()
   48: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   49: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   50: r2 = r0
   51: r2 += 32
   52: if r2 > r1 goto 59
   53: *(u32 *)(r0 + 0) = 0                   ; fault record
   54: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   55: *(u32 *)(r0 + 4) = r1
   56: *(u32 *)(r0 + 8) = 0
   57: *(u64 *)(r0 + 12) = 0
   58: *(u64 *)(r0 + 20) = 1
   59: r1 = r6
   60: r2 = 232                               ; ctx.buf
   61: r3 = map rings
   63: r4 = 0
   64: call buffer_commit
   65: r0 = 0
   66: exit
