fbt::vfs_read:entry /arg0 ^^ arg1/ { }
==== code
record of clause 0: 16 bytes
dt_program_0, 2 arguments, clauses 0
      prologue
; logic-xor.d:1: fbt::vfs_read:entry /arg0 ^^ arg1/ { }
      r0 = *(u64 *)(r6 + ctx.args[0])
      if r0 == 0 goto L1
      r0 = 1
      goto L2
L1:   r0 = 0
L2:   r1 = *(u64 *)(r6 + ctx.args[1])
      if r1 == 0 goto L3
      r1 = 1
      goto L4
L3:   r1 = 0
L4:   if r0 == r1 goto L6
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L5
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L5:   commit
L6:   leave
