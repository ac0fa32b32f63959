fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 12
  trace: s64 at 20
dt_program_0, 35 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; arguments-loaded-once.d:1: fbt::vfs_read:entry /arg0 > 3 && arg0 < 9/ { trace(arg0); trace(arg0 + 1); }
    4: r7 = *(u64 *)(r6 + 264)                ; ctx.args[0]
    5: if r7 s<= 3 goto 33
    6: if r7 s>= 9 goto 33
    7: r1 = r6
    8: r2 = 232                               ; ctx.buf
    9: r3 = map rings
   11: r4 = 28
   12: call buffer_reserve
   13: if r0 == 0 goto 16
   14: r1 = r0
   15: call dt_count_drop()
   16: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   17: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   18: r2 = r0
   19: r2 += 28
   20: if r2 > r1 goto 27
   21: *(u32 *)(r0 + 0) = 1                   ; clause
   22: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   23: *(u32 *)(r0 + 4) = r1                  ; ecb
   24: *(u64 *)(r0 + 12) = r7
   25: r7 += 1
   26: *(u64 *)(r0 + 20) = r7
   27: r1 = r6
   28: r2 = 232                               ; ctx.buf
   29: r3 = map rings
   31: r4 = 0
   32: call buffer_commit
   33: r0 = 0
   34: exit
