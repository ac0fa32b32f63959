fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
==== code
record of clause 0: 36 bytes
  trace: s64 at 12
  trace: s64 at 20
  trace: s32 at 28
  trace: u32 at 32
dt_program_0, 51 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; shifts.d:1: fbt::vfs_read:entry { trace(arg0 << arg1); trace(arg0 >> 3); trace(pid << arg0); trace(uid >> arg0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 36
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 36
   22: if r2 > r1 goto 43
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r2 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   28: r3 = r1
   29: r3 <<= r2
   30: *(u64 *)(r0 + 12) = r3
   31: r2 = r1
   32: r2 s>>= 3
   33: *(u64 *)(r0 + 20) = r2
   34: r2 = *(u32 *)(r6 + 204)                ; ctx.pid
   35: r3 = r1
   36: r3 &= 31
   37: r2 <<= r3
   38: *(u32 *)(r0 + 28) = r2
   39: r2 = *(u32 *)(r6 + 212)                ; ctx.uid
   40: r1 &= 31
   41: r2 >>= r1
   42: *(u32 *)(r0 + 32) = r2
   43: r1 = r6
   44: r2 = 232                               ; ctx.buf
   45: r3 = map rings
   47: r4 = 0
   48: call buffer_commit
   49: r0 = 0
   50: exit
