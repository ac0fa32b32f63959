fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
==== code
record of clause 0: 16 bytes
  trace: s32 at 8
  trace: s32 at 12
dt_program_0, 38 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; comparison-signs.d:1: fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 16
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 16
   14: if r2 > r1 goto 30
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: if r1 s>= 5 goto 22
   20: r1 = 1
   21: goto 23
   22: r1 = 0
   23: *(u32 *)(r0 + 8) = r1
   24: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   25: if r1 >= 5 goto 28
   26: r1 = 1
   27: goto 29
   28: r1 = 0
   29: *(u32 *)(r0 + 12) = r1
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 0
   35: call buffer_commit
   36: r0 = 0
   37: exit
