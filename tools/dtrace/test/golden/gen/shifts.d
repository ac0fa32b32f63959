fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 12
  trace: s64 at 20
  trace: s32 at 28
  trace: u32 at 32
dt_program_0, 46 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; shifts.d:1: fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
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
   17: if r2 > r1 goto 38
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r2 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   23: r3 = r1
   24: r3 <<= r2
   25: *(u64 *)(r0 + 12) = r3
   26: r2 = r1
   27: r2 s>>= 3
   28: *(u64 *)(r0 + 20) = r2
   29: r2 = *(u32 *)(r6 + 204)                ; ctx.pid
   30: r3 = r1
   31: r3 &= 31
   32: r2 <<= r3
   33: *(u32 *)(r0 + 28) = r2
   34: r2 = *(u32 *)(r6 + 212)                ; ctx.uid
   35: r1 &= 31
   36: r2 >>= r1
   37: *(u32 *)(r0 + 32) = r2
   38: r1 = r6
   39: r2 = 232                               ; ctx.buf
   40: r3 = map rings
   42: r4 = 0
   43: call buffer_commit
   44: r0 = 0
   45: exit
