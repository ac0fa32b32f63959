fbt::vfs_read:entry { trace((char)arg0); trace(arg1); trace((short)arg2); trace(arg3); }
==== code
record of clause 0: 36 bytes
  trace: s8 at 8
  trace: s64 at 12
  trace: s16 at 20
  trace: s64 at 28
dt_program_0, 39 instructions, 4 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; record-is-aligned.d:1: fbt::vfs_read:entry { trace((char)arg0); trace(arg1); trace((short)arg2); trace(arg3); }
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
   17: if r2 > r1 goto 31
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r1 = (s8)r1
   23: *(u8 *)(r0 + 8) = r1
   24: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   25: *(u64 *)(r0 + 12) = r1
   26: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   27: r1 = (s16)r1
   28: *(u16 *)(r0 + 20) = r1
   29: r1 = *(u64 *)(r6 + 288)                ; ctx.args[3]
   30: *(u64 *)(r0 + 28) = r1
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
