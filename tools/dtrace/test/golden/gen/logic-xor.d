fbt::vfs_read:entry /arg0 ^^ arg1/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 37 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; logic-xor.d:1: fbt::vfs_read:entry /arg0 ^^ arg1/ { }
    4: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: if r0 == 0 goto 8
    6: r0 = 1
    7: goto 9
    8: r0 = 0
    9: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   10: if r1 == 0 goto 13
   11: r1 = 1
   12: goto 14
   13: r1 = 0
   14: if r0 == r1 goto 35
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 8
   20: call buffer_reserve
   21: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   22: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   23: r2 = r0
   24: r2 += 8
   25: if r2 > r1 goto 29
   26: *(u32 *)(r0 + 0) = 1                   ; clause
   27: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   28: *(u32 *)(r0 + 4) = r1                  ; ecb
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 0
   34: call buffer_commit
   35: r0 = 0
   36: exit
