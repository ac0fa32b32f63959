fbt::vfs_read: { trace(caller); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 43 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; caller-at-entry-and-return.d:1: fbt::vfs_read: { trace(caller); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 20
   22: if r1 > r0 goto 35
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r2
   29: r1 += 1016
   30: if r1 > r0 goto 35
   31: r3 = *(u64 *)(r6 + 128)                ; ctx.regs
   32: r1 = r6
   33: call dt_caller()
   34: *(u64 *)(r7 + 12) = r0
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 0
   40: call buffer_commit
   41: r0 = 0
   42: exit
dt_program_1, 36 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; caller-at-entry-and-return.d:1: fbt::vfs_read: { trace(caller); }
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
   22: if r2 > r1 goto 28
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 128)                ; caller
   27: *(u64 *)(r0 + 12) = r1
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r0 = 0
   35: exit
