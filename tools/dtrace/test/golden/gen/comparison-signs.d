fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
==== code
record of clause 0: 16 bytes
  trace: s32 at 8
  trace: s32 at 12
dt_program_0, 40 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; comparison-signs.d:1: fbt::vfs_read:entry { trace(arg0 < 5); trace((uint64_t)arg0 < 5); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 16
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 16
   17: if r2 > r1 goto 32
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: if r1 s>= 5 goto 25
   23: r2 = 1
   24: goto 26
   25: r2 = 0
   26: *(u32 *)(r0 + 8) = r2
   27: if r1 >= 5 goto 30
   28: r1 = 1
   29: goto 31
   30: r1 = 0
   31: *(u32 *)(r0 + 12) = r1
   32: r1 = r6
   33: r2 = 232                               ; ctx.buf
   34: r3 = map rings
   36: r4 = 0
   37: call buffer_commit
   38: r0 = 0
   39: exit
