fbt::vfs_read:entry { trace((char)arg0); trace((unsigned char)arg0); trace((short)pid); trace((unsigned int)arg0); trace((int)arg0); }
==== code
record of clause 0: 20 bytes
  trace: s8 at 8
  trace: u8 at 9
  trace: s16 at 10
  trace: u32 at 12
  trace: s32 at 16
dt_program_0, 47 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; conversions.d:1: fbt::vfs_read:entry { trace((char)arg0); trace((unsigned char)arg0); trace((short)pid); trace((unsigned int)arg0); trace((int)arg0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 39
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r2 = (s8)r1
   28: *(u8 *)(r0 + 8) = r2
   29: r2 = r1
   30: r2 &= 255
   31: *(u8 *)(r0 + 9) = r2
   32: r2 = *(u32 *)(r6 + 204)                ; ctx.pid
   33: r2 = (s16)r2
   34: *(u16 *)(r0 + 10) = r2
   35: w2 = w1
   36: *(u32 *)(r0 + 12) = r2
   37: r1 = (s32)r1
   38: *(u32 *)(r0 + 16) = r1
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: r0 = 0
   46: exit
