fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
==== code
record of clause 0: 36 bytes
  printf: probefunc, s32 at 8, s64 at 12, string of 16 at 20
dt_program_0, 41 instructions, 3 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; printf-fields.d:1: fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 36
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r1
   21: r2 += 36
   22: if r2 > r0 goto 33
   23: *(u32 *)(r1 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r1 + 4) = r0                  ; ecb
   26: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: *(u32 *)(r1 + 8) = r0
   28: r0 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   29: *(u64 *)(r1 + 12) = r0
   30: r1 += 20
   31: r2 = 16
   32: call get_current_comm                  ; execname
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 0
   38: call buffer_commit
   39: r0 = 0
   40: exit
