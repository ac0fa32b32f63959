fbt::vfs_read:entry { trace(arg0 / arg1); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 46 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; division-faults.d:1: fbt::vfs_read:entry { trace(arg0 / arg1); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 35
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r5 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   28: if r5 != 0 goto 33
   29: r4 = 0
   30: r2 = 0x4800000                         ; divide-by-zero
   31: r3 = 29                                ; pc
   32: goto 42
   33: r1 s/= r5
   34: *(u64 *)(r0 + 12) = r1
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
