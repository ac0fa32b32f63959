fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 34 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; large-constants.d:1: fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
    4: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: r1 = 0x123456789abcdef ll
    7: if r0 != r1 goto 32
    8: r1 = r6
    9: r2 = 232                               ; ctx.buf
   10: r3 = map rings
   12: r4 = 20
   13: call buffer_reserve
   14: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   15: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   16: r2 = r0
   17: r2 += 20
   18: if r2 > r1 goto 26
   19: *(u32 *)(r0 + 0) = 1                   ; clause
   20: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   21: *(u32 *)(r0 + 4) = r1                  ; ecb
   22: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   23: w2 = 0xffffffff
   24: r1 += r2
   25: *(u64 *)(r0 + 12) = r1
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 0
   31: call buffer_commit
   32: r0 = 0
   33: exit
