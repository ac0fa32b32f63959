fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 44 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; errno-where-a-call-returns.d:1: fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
    9: r7 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   10: r0 = r7                                ; errno
   11: r0 = -r0
   12: if r0 <= 4095 goto 14
   13: r0 = 0
   14: if r0 == 0 goto 42
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 12
   20: call buffer_reserve
   21: if r0 == 0 goto 24
   22: r1 = r0
   23: call dt_count_drop()
   24: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   25: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r2 = r0
   27: r2 += 12
   28: if r2 > r1 goto 36
   29: *(u32 *)(r0 + 0) = 1                   ; clause
   30: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   31: *(u32 *)(r0 + 4) = r1                  ; ecb
   32: r7 = -r7
   33: if r7 <= 4095 goto 35
   34: r7 = 0
   35: *(u32 *)(r0 + 8) = r7
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
dt_program_1, 37 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; errno-where-a-call-returns.d:1: fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
    9: r0 = 0
   10: if r0 == 0 goto 35
   11: r1 = r6
   12: r2 = 232                               ; ctx.buf
   13: r3 = map rings
   15: r4 = 12
   16: call buffer_reserve
   17: if r0 == 0 goto 20
   18: r1 = r0
   19: call dt_count_drop()
   20: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   21: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   22: r2 = r0
   23: r2 += 12
   24: if r2 > r1 goto 29
   25: *(u32 *)(r0 + 0) = 1                   ; clause
   26: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   27: *(u32 *)(r0 + 4) = r1                  ; ecb
   28: *(u32 *)(r0 + 8) = 0
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 0
   34: call buffer_commit
   35: r0 = 0
   36: exit
