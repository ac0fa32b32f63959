fbt::vfs_read:entry { trace(arg0 + timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 1 arguments, clauses 0
      prologue
; value-across-a-call.d:1: fbt::vfs_read:entry { trace(arg0 + timestamp); }
      r7 = reserve 20 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = *(u64 *)(r6 + ctx.args[0])
      call ktime_get_ns
      r0 += r8
      *(u64 *)(r7 + 12) = r0
L1:   commit
      leave
