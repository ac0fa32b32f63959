fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
==== code
record of clause 0: 36 bytes
  printf: probefunc, s32 at 8, s64 at 12, string of 16 at 20
dt_program_0, 36 instructions, 3 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; printf-fields.d:1: fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 36
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r1
   16: r2 += 36
   17: if r2 > r0 goto 28
   18: *(u32 *)(r1 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r1 + 4) = r0                  ; ecb
   21: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   22: *(u32 *)(r1 + 8) = r0
   23: r0 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   24: *(u64 *)(r1 + 12) = r0
   25: r1 += 20
   26: r2 = 16
   27: call get_current_comm                  ; execname
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r0 = 0
   35: exit
