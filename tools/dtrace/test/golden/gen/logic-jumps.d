fbt::vfs_read:entry /arg0 && (arg1 || !arg2)/ { }
==== code
record of clause 0: 16 bytes
dt_program_0, 3 arguments, clauses 0
      r6 = r1                                ; ctx
; logic-jumps.d:1: fbt::vfs_read:entry /arg0 && (arg1 || !arg2)/ { }
      r0 = *(u64 *)(r6 + ctx.args[0])
      if r0 == 0 goto L3
      r0 = *(u64 *)(r6 + ctx.args[1])
      if r0 != 0 goto L1
      r0 = *(u64 *)(r6 + ctx.args[2])
      if r0 != 0 goto L3
L1:   r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L3
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L2:   commit
L3:   leave
