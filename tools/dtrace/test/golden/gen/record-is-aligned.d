fbt::vfs_read:entry { trace((char)arg0); trace(arg1); trace((short)arg2); trace(arg3); }
==== code
record of clause 0: 36 bytes
  trace: s8 at 8
  trace: s64 at 12
  trace: s16 at 20
  trace: s64 at 28
dt_program_0, 36 instructions, 4 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; record-is-aligned.d:1: fbt::vfs_read:entry { trace((char)arg0); trace(arg1); trace((short)arg2); trace(arg3); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 36
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 36
   14: if r2 > r1 goto 28
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: r1 = (s8)r1
   20: *(u8 *)(r0 + 8) = r1
   21: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   22: *(u64 *)(r0 + 12) = r1
   23: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   24: r1 = (s16)r1
   25: *(u16 *)(r0 + 20) = r1
   26: r1 = *(u64 *)(r6 + 288)                ; ctx.args[3]
   27: *(u64 *)(r0 + 28) = r1
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r0 = 0
   35: exit
