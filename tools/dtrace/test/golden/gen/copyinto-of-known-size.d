char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); }
==== code
clause 0 writes no record
dt_program_0, 1 arguments, clauses 0
      prologue
; copyinto-of-known-size.d:1: char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); }
      r7 = *(u64 *)(r6 + ctx.args[0])
      r0 = globals + 0
      r1 = r0
      r2 = *(u64 *)(r6 + ctx.scratch)
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r4 = r2
      r4 += 24
      if r4 > r3 goto L6
      *(u64 *)(r2 + 0) = r1
      r4 = *(u64 *)(r2 + 0)                  ; as a number
      *(u64 *)(r2 + 8) = r2
      r1 = *(u64 *)(r2 + 8)                  ; as a number
      r3 = r4
      r3 -= r1
      if r3 > 8 goto L1
      r1 = r2
      r1 += r3
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r8 = r1
      r8 += 16
      if r8 > r5 goto L6
      goto L3
L1:   *(u64 *)(r2 + 16) = r0
      r2 = *(u64 *)(r2 + 16)                 ; as a number
      r3 = r4
      r3 -= r2
      if r3 > 0 goto L2
      r1 = r0
      r1 += r3
      goto L3
L2:   r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L5
L3:   r2 = 16
      r3 = r7
      call probe_read_user
      if r0 == 0 goto L4
      r4 = r7
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L5
L4:   goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
