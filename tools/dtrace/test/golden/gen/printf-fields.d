fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
==== code
record of clause 0: 36 bytes
  printf: probefunc, s32 at 8, s64 at 12, string of 16 at 20
dt_program_0, 33 instructions, 3 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; printf-fields.d:1: fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 36
    9: call buffer_reserve
   10: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r1
   13: r2 += 36
   14: if r2 > r0 goto 25
   15: *(u32 *)(r1 + 0) = 1                   ; clause
   16: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r1 + 4) = r0                  ; ecb
   18: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   19: *(u32 *)(r1 + 8) = r0
   20: r0 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   21: *(u64 *)(r1 + 12) = r0
   22: r1 += 20
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r1 = r6
   26: r2 = 232                               ; ctx.buf
   27: r3 = map rings
   29: r4 = 0
   30: call buffer_commit
   31: r0 = 0
   32: exit
