fbt::vfs_read:entry /10 / arg0/ { }
==== code
record of clause 0: 16 bytes
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L4
; division-in-a-predicate.d:1: fbt::vfs_read:entry /10 / arg0/ { }
      r0 = *(u64 *)(r6 + ctx.args[0])
      r7 = 10
      if r0 != 0 goto L1
      r4 = 0
      r2 = 0x4000000                         ; divide-by-zero
      r3 = pc
      goto L3
L1:   r7 s/= r0
      if r7 == 0 goto L4
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
