fbt::vfs_*:entry { trace(arg0); }
fbt::vfs_read:entry { trace(arg4); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 20
record of clause 1: 28 bytes
  trace: s64 at 20
dt_program_0, 5 arguments, clauses 0 1
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L5
      r7 = 0                                 ; time
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
      if r7 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L1:   r0 = reserve 28 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
L2:   commit
; program-for-each-list-of-clauses.d:2: fbt::vfs_read:entry { trace(arg4); }
      if r7 != 0 goto L3                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L3:   r0 = reserve 28 bytes, else goto L4
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[4])
      *(u64 *)(r0 + 20) = r1
L4:   commit
L5:   leave
dt_program_1, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; program-for-each-list-of-clauses.d:1: fbt::vfs_*:entry { trace(arg0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r0 + 20) = r1
L1:   commit
L2:   leave
