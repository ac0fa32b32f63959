fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L4
; errno-where-a-call-returns.d:1: fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
      r7 = *(u64 *)(r6 + ctx.args[1])
      r0 = r7                                ; errno
      r0 = -r0
      if r0 <= 4095 goto L1
      r0 = 0
L1:   if r0 == 0 goto L4
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 20 bytes, else goto L3
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r7 = -r7
      if r7 <= 4095 goto L2
      r7 = 0
L2:   *(u32 *)(r0 + 16) = r7
L3:   commit
L4:   leave
dt_program_1, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; errno-where-a-call-returns.d:1: fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
      r0 = 0
      if r0 == 0 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      *(u32 *)(r0 + 16) = 0
L1:   commit
L2:   leave
