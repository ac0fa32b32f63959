fbt::vfs_read: { trace(stackdepth); }
==== code
record of clause 0: 12 bytes
  trace: u32 at 8
dt_program_0, 43 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; stackdepth-at-entry-and-return.d:1: fbt::vfs_read: { trace(stackdepth); }
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
   33: call dt_stackdepth()
   34: *(u32 *)(r7 + 8) = r0
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 0
   40: call buffer_commit
   41: r0 = 0
   42: exit
dt_program_1, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; stackdepth-at-entry-and-return.d:1: fbt::vfs_read: { trace(stackdepth); }
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
   22: if r1 > r0 goto 36
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r2
   29: r1 += 1016
   30: if r1 > r0 goto 36
   31: r3 = *(u64 *)(r6 + 128)                ; ctx.regs
   32: r1 = r6
   33: call dt_stackdepth()
   34: r0 += 1
   35: *(u32 *)(r7 + 8) = r0
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
