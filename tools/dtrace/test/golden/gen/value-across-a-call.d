fbt::vfs_read:entry { trace(arg0 + timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 30 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; value-across-a-call.d:1: fbt::vfs_read:entry { trace(arg0 + timestamp); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r1 = r7
   13: r1 += 20
   14: if r1 > r0 goto 22
   15: *(u32 *)(r7 + 0) = 1                   ; clause
   16: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r7 + 4) = r0                  ; ecb
   18: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: call ktime_get_ns
   20: r8 += r0
   21: *(u64 *)(r7 + 12) = r8
   22: r1 = r6
   23: r2 = 232                               ; ctx.buf
   24: r3 = map rings
   26: r4 = 0
   27: call buffer_commit
   28: r0 = 0
   29: exit
