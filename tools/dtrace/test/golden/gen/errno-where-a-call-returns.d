fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 == 1 goto L1
      leave
; errno-where-a-call-returns.d:1: fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
L1:   r7 = *(u64 *)(r6 + ctx.args[1])
      r0 = r7                                ; errno
      r0 = -r0
      if r0 <= 4095 goto L2
      r0 = 0
L2:   if r0 == 0 goto L5
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 20 bytes, else goto L4
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r7 = -r7
      if r7 <= 4095 goto L3
      r7 = 0
L3:   *(u32 *)(r0 + 16) = r7
L4:   commit
L5:   leave
dt_program_1, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 == 1 goto L1
      leave
; errno-where-a-call-returns.d:1: fbt::__x64_sys_close:return, fbt::vfs_read:return /errno/ { trace(errno); }
L1:   r0 = 0
      if r0 == 0 goto L3
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      *(u32 *)(r0 + 16) = 0
L2:   commit
L3:   leave
