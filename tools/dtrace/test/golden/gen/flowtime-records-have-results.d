//! -x flowtime
fbt::vfs_read:return { }
fbt::vfs_read:entry { }
==== code
record of clause 0: 28 bytes
  thread u32 at 16
  result u64 at 20
record of clause 1: 20 bytes
  thread u32 at 16
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; flowtime-records-have-results.d:2: fbt::vfs_read:return { }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.tid)
      *(u32 *)(r0 + 16) = r1                 ; thread
      r1 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r0 + 20) = r1                 ; result
L1:   commit
L2:   leave
dt_program_1, 0 arguments, clauses 1
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; flowtime-records-have-results.d:3: fbt::vfs_read:entry { }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.tid)
      *(u32 *)(r0 + 16) = r1                 ; thread
L1:   commit
L2:   leave
