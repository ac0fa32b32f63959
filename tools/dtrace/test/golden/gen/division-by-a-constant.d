fbt::vfs_read:entry { trace(arg0 / 10); trace(arg0 % 10); trace(arg0 / -1); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 12
  trace: s64 at 20
  trace: s64 at 28
dt_program_0, 38 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; division-by-a-constant.d:1: fbt::vfs_read:entry { trace(arg0 / 10); trace(arg0 % 10); trace(arg0 / -1); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 36
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 36
   17: if r2 > r1 goto 30
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r2 = r1
   23: r2 s/= 10
   24: *(u64 *)(r0 + 12) = r2
   25: r2 = r1
   26: r2 s%= 10
   27: *(u64 *)(r0 + 20) = r2
   28: r1 s/= -1
   29: *(u64 *)(r0 + 28) = r1
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 0
   35: call buffer_commit
   36: r0 = 0
   37: exit
