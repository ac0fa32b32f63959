fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
==== code
record of clause 0: 16 bytes
  trace: s32 at 8
  trace: s32 at 12
dt_program_0, 45 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; comparison-signs.d:1: fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 16
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 16
   22: if r2 > r1 goto 37
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: if r1 s>= 5 goto 30
   28: r2 = 1
   29: goto 31
   30: r2 = 0
   31: *(u32 *)(r0 + 8) = r2
   32: if r1 >= 5 goto 35
   33: r1 = 1
   34: goto 36
   35: r1 = 0
   36: *(u32 *)(r0 + 12) = r1
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = 0
   44: exit
