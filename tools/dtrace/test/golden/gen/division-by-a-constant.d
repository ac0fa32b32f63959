fbt::vfs_read:entry { trace(arg0 / 10); trace(arg0 % 10); trace(arg0 / -1); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 12
  trace: s64 at 20
  trace: s64 at 28
dt_program_0, 35 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; division-by-a-constant.d:1: fbt::vfs_read:entry { trace(arg0 / 10); trace(arg0 % 10); trace(arg0 / -1); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 36
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 36
   14: if r2 > r1 goto 27
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: r1 s/= 10
   20: *(u64 *)(r0 + 12) = r1
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r1 s%= 10
   23: *(u64 *)(r0 + 20) = r1
   24: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   25: r1 s/= -1
   26: *(u64 *)(r0 + 28) = r1
   27: r1 = r6
   28: r2 = 232                               ; ctx.buf
   29: r3 = map rings
   31: r4 = 0
   32: call buffer_commit
   33: r0 = 0
   34: exit
