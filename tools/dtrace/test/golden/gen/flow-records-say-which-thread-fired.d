//! -F
fbt::vfs_read:entry { trace(1); }
==== code
record of clause 0: 20 bytes
  thread u32 at 16
  trace: constant 1
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; flow-records-say-which-thread-fired.d:2: fbt::vfs_read:entry { trace(1); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.tid)
      *(u32 *)(r0 + 16) = r1                 ; thread
L1:   commit
L2:   leave
