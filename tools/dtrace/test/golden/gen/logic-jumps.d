fbt::vfs_read:entry /arg0 && (arg1 || !arg2)/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 35 instructions, 3 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; logic-jumps.d:1: fbt::vfs_read:entry /arg0 && (arg1 || !arg2)/ { }
    4: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: if r0 == 0 goto 33
    6: r0 = *(u64 *)(r6 + 272)                ; ctx.args[1]
    7: if r0 != 0 goto 10
    8: r0 = *(u64 *)(r6 + 280)                ; ctx.args[2]
    9: if r0 != 0 goto 33
   10: r1 = r6
   11: r2 = 232                               ; ctx.buf
   12: r3 = map rings
   14: r4 = 8
   15: call buffer_reserve
   16: if r0 == 0 goto 19
   17: r1 = r0
   18: call dt_count_drop()
   19: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   20: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   21: r2 = r0
   22: r2 += 8
   23: if r2 > r1 goto 27
   24: *(u32 *)(r0 + 0) = 1                   ; clause
   25: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   26: *(u32 *)(r0 + 4) = r1                  ; ecb
   27: r1 = r6
   28: r2 = 232                               ; ctx.buf
   29: r3 = map rings
   31: r4 = 0
   32: call buffer_commit
   33: r0 = 0
   34: exit
