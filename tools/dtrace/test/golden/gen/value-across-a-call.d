fbt::vfs_read:entry { trace(arg0 + timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 33 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; value-across-a-call.d:1: fbt::vfs_read:entry { trace(arg0 + timestamp); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 20
   17: if r1 > r0 goto 25
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: call ktime_get_ns
   23: r0 += r8
   24: *(u64 *)(r7 + 12) = r0
   25: r1 = r6
   26: r2 = 232                               ; ctx.buf
   27: r3 = map rings
   29: r4 = 0
   30: call buffer_commit
   31: r0 = 0
   32: exit
