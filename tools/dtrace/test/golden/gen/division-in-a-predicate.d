fbt::vfs_read:entry /10 / arg0/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 46 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; division-in-a-predicate.d:1: fbt::vfs_read:entry /10 / arg0/ { }
    9: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   10: r1 = 10
   11: if r0 != 0 goto 16
   12: r4 = 0
   13: r2 = 0x4000000                         ; divide-by-zero
   14: r3 = 12                                ; pc
   15: goto 42
   16: r1 s/= r0
   17: if r1 == 0 goto 44
   18: r1 = r6
   19: r2 = 232                               ; ctx.buf
   20: r3 = map rings
   22: r4 = 8
   23: call buffer_reserve
   24: if r0 == 0 goto 27
   25: r1 = r0
   26: call dt_count_drop()
   27: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   28: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   29: r2 = r0
   30: r2 += 8
   31: if r2 > r1 goto 35
   32: *(u32 *)(r0 + 0) = 1                   ; clause
   33: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   34: *(u32 *)(r0 + 4) = r1                  ; ecb
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 0
   40: call buffer_commit
   41: goto 44
   42: r1 = r6
   43: call dt_fault()
   44: r0 = 0
   45: exit
dt_fault: as in gen/fault-without-a-record.d
