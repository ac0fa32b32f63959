fbt::vfs_read:entry { trace(ustackdepth); }
==== code
record of clause 0: 12 bytes
  trace: u32 at 8
dt_program_0, 42 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; ustackdepth.d:1: fbt::vfs_read:entry { trace(ustackdepth); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 12
   22: if r1 > r0 goto 34
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r2
   29: r1 += 1016
   30: if r1 > r0 goto 34
   31: r1 = r6
   32: call dt_ustackdepth()
   33: *(u32 *)(r7 + 8) = r0
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
