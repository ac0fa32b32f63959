fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 12
  trace: s64 at 20
  trace: s32 at 28
  trace: u32 at 32
dt_program_0, 44 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; shifts.d:1: fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 36
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 36
   14: if r2 > r1 goto 36
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: r2 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   20: r1 <<= r2
   21: *(u64 *)(r0 + 12) = r1
   22: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   23: r1 s>>= 3
   24: *(u64 *)(r0 + 20) = r1
   25: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   26: r2 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r2 &= 31
   28: r1 <<= r2
   29: r1 = (s32)r1
   30: *(u32 *)(r0 + 28) = r1
   31: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   32: r2 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   33: r2 &= 31
   34: r1 >>= r2
   35: *(u32 *)(r0 + 32) = r1
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
