fbt::vfs_read:entry { trace((char)arg0); trace((unsigned char)arg0); trace((short)pid); trace((unsigned int)arg0); trace((int)arg0); }
==== code
record of clause 0: 20 bytes
  trace: s8 at 8
  trace: u8 at 9
  trace: s16 at 10
  trace: u32 at 12
  trace: s32 at 16
dt_program_0, 42 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; conversions.d:1: fbt::vfs_read:entry { trace((char)arg0); trace((unsigned char)arg0); trace((short)pid); trace((unsigned int)arg0); trace((int)arg0); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 34
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r2 = (s8)r1
   23: *(u8 *)(r0 + 8) = r2
   24: r2 = r1
   25: r2 &= 255
   26: *(u8 *)(r0 + 9) = r2
   27: r2 = *(u32 *)(r6 + 204)                ; ctx.pid
   28: r2 = (s16)r2
   29: *(u16 *)(r0 + 10) = r2
   30: w2 = w1
   31: *(u32 *)(r0 + 12) = r2
   32: r1 = (s32)r1
   33: *(u32 *)(r0 + 16) = r1
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
