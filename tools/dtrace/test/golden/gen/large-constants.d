fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 37 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; large-constants.d:1: fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
    4: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: r1 = 0x123456789abcdef ll
    7: if r0 != r1 goto 35
    8: r1 = r6
    9: r2 = 232                               ; ctx.buf
   10: r3 = map rings
   12: r4 = 20
   13: call buffer_reserve
   14: if r0 == 0 goto 17
   15: r1 = r0
   16: call dt_count_drop()
   17: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   18: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   19: r2 = r0
   20: r2 += 20
   21: if r2 > r1 goto 29
   22: *(u32 *)(r0 + 0) = 1                   ; clause
   23: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   24: *(u32 *)(r0 + 4) = r1                  ; ecb
   25: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   26: w2 = 0xffffffff
   27: r1 += r2
   28: *(u64 *)(r0 + 12) = r1
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 0
   34: call buffer_commit
   35: r0 = 0
   36: exit
