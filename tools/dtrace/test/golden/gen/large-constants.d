fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 20
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
; large-constants.d:1: fbt::vfs_read:entry /arg0 == 0x123456789abcdef/ { trace(arg1 + 0xffffffff); }
      r0 = *(u64 *)(r6 + ctx.args[0])
      r7 = 0x123456789abcdef ll
      if r0 != r7 goto L2
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[1])
      w2 = 0xffffffff
      r1 += r2
      *(u64 *)(r0 + 20) = r1
L1:   commit
L2:   leave
