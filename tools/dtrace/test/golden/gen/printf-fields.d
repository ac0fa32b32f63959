fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
==== code
record of clause 0: 44 bytes
  printf: probefunc, s32 at 16, s64 at 20, string of 16 at 28
dt_program_0, 3 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; printf-fields.d:1: fbt::vfs_read:entry { printf("%s %d %x %s", probefunc, pid, arg2, execname); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 44 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
      r1 = *(u64 *)(r6 + ctx.args[2])
      *(u64 *)(r0 + 20) = r1
      r1 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r1 + 72)                 ; execname
      *(u64 *)(r0 + 28) = r2
      r1 = *(u64 *)(r1 + 80)                 ; execname
      *(u64 *)(r0 + 36) = r1
L1:   commit
L2:   leave
