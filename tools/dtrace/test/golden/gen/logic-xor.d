fbt::vfs_read:entry /arg0 ^^ arg1/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 45 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; logic-xor.d:1: fbt::vfs_read:entry /arg0 ^^ arg1/ { }
    9: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   10: if r0 == 0 goto 13
   11: r0 = 1
   12: goto 14
   13: r0 = 0
   14: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   15: if r1 == 0 goto 18
   16: r1 = 1
   17: goto 19
   18: r1 = 0
   19: if r0 == r1 goto 43
   20: r1 = r6
   21: r2 = 232                               ; ctx.buf
   22: r3 = map rings
   24: r4 = 8
   25: call buffer_reserve
   26: if r0 == 0 goto 29
   27: r1 = r0
   28: call dt_count_drop()
   29: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   30: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   31: r2 = r0
   32: r2 += 8
   33: if r2 > r1 goto 37
   34: *(u32 *)(r0 + 0) = 1                   ; clause
   35: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   36: *(u32 *)(r0 + 4) = r1                  ; ecb
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = 0
   44: exit
