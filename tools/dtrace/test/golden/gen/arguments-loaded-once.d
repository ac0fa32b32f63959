fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 12
  trace: s64 at 20
dt_program_0, 40 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; arguments-loaded-once.d:1: fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
    9: r7 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   10: if r7 s<= 3 goto 38
   11: if r7 s>= 9 goto 38
   12: r1 = r6
   13: r2 = 232                               ; ctx.buf
   14: r3 = map rings
   16: r4 = 28
   17: call buffer_reserve
   18: if r0 == 0 goto 21
   19: r1 = r0
   20: call dt_count_drop()
   21: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   22: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   23: r2 = r0
   24: r2 += 28
   25: if r2 > r1 goto 32
   26: *(u32 *)(r0 + 0) = 1                   ; clause
   27: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   28: *(u32 *)(r0 + 4) = r1                  ; ecb
   29: *(u64 *)(r0 + 12) = r7
   30: r7 += 1
   31: *(u64 *)(r0 + 20) = r7
   32: r1 = r6
   33: r2 = 232                               ; ctx.buf
   34: r3 = map rings
   36: r4 = 0
   37: call buffer_commit
   38: r0 = 0
   39: exit
