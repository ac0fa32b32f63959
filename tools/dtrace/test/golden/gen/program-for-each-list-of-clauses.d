fbt::vfs_*:entry { trace(arg0); }
fbt::vfs_read:entry { trace(arg4); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
record of clause 1: 20 bytes
  trace: s64 at 12
dt_program_0, 5 arguments, clauses 0 1
      prologue
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 12) = r1
L1:   commit
; program-for-each-list-of-clauses.d:2: fbt::vfs_read:entry { trace(arg4); }
      r0 = reserve 20 bytes, else goto L2
      *(u32 *)(r0 + 0) = 2                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u64 *)(r6 + ctx.args[4])
      *(u64 *)(r0 + 12) = r1
L2:   commit
      leave
dt_program_1, 1 arguments, clauses 0
      prologue
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 12) = r1
L1:   commit
      leave
