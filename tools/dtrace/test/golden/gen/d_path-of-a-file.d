fbt::vfs_read:entry { trace(d_path(&args[0]->f_path)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 43 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; d_path-of-a-file.d:1: fbt::vfs_read:entry { trace(d_path(&args[0]->f_path)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 264
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r1
   21: r2 += 264
   22: if r2 > r0 goto 35
   23: *(u32 *)(r1 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r1 + 4) = r0                  ; ecb
   26: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r3 = r0
   28: r3 += 16
   29: r5 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   30: r1 += 8
   31: r2 = 256
   32: r4 = 0x2000400020400 ll
   34: call dt_d_path()
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 0
   40: call buffer_commit
   41: r0 = 0
   42: exit
