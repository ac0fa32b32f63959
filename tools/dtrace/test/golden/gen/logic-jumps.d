fbt::vfs_read:entry /arg0 && (arg1 || !arg2)/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 40 instructions, 3 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; logic-jumps.d:1: fbt::vfs_read:entry /arg0 && (arg1 || !arg2)/ { }
    9: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   10: if r0 == 0 goto 38
   11: r0 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   12: if r0 != 0 goto 15
   13: r0 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   14: if r0 != 0 goto 38
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 8
   20: call buffer_reserve
   21: if r0 == 0 goto 24
   22: r1 = r0
   23: call dt_count_drop()
   24: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   25: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r2 = r0
   27: r2 += 8
   28: if r2 > r1 goto 32
   29: *(u32 *)(r0 + 0) = 1                   ; clause
   30: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   31: *(u32 *)(r0 + 4) = r1                  ; ecb
   32: r1 = r6
   33: r2 = 232                               ; ctx.buf
   34: r3 = map rings
   36: r4 = 0
   37: call buffer_commit
   38: r0 = 0
   39: exit
