fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 42 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; large-constants.d:1: fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
    9: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   10: r1 = 0x123456789abcdef ll
   12: if r0 != r1 goto 40
   13: r1 = r6
   14: r2 = 232                               ; ctx.buf
   15: r3 = map rings
   17: r4 = 20
   18: call buffer_reserve
   19: if r0 == 0 goto 22
   20: r1 = r0
   21: call dt_count_drop()
   22: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   23: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   24: r2 = r0
   25: r2 += 20
   26: if r2 > r1 goto 34
   27: *(u32 *)(r0 + 0) = 1                   ; clause
   28: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   29: *(u32 *)(r0 + 4) = r1                  ; ecb
   30: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   31: w2 = 0xffffffff
   32: r1 += r2
   33: *(u64 *)(r0 + 12) = r1
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
