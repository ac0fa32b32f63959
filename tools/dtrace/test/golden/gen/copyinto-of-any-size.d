char buffer[16]; BEGIN { copyinto(arg0, arg1, buffer); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
; copyinto-of-any-size.d:1: char buffer[16]; BEGIN { copyinto(arg0, arg1, buffer); }
      r7 = *(u64 *)(r6 + ctx.args[0])
      r0 = globals + 0
      r1 = r0
      r5 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r5
      r3 += 24
      if r3 > r2 goto L7
      *(u64 *)(r5 + 0) = r1
      r1 = *(u64 *)(r5 + 0)                  ; as a number
      r8 = *(u64 *)(r6 + ctx.args[1])
      if r8 <= 256 goto L1
      r4 = r8
      r2 = 0xa000000                         ; invalid size
      r3 = pc
      goto L6
L1:   *(u64 *)(r5 + 8) = r5
      r2 = *(u64 *)(r5 + 8)                  ; as a number
      r3 = r1
      r3 -= r2
      if r3 > 24 goto L2
      r2 = r8
      r2 += r3
      if r2 > 24 goto L2
      r9 = r5
      r9 += r3
      r4 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r9
      r2 += 256
      if r2 > r4 goto L7
      goto L4
L2:   *(u64 *)(r5 + 16) = r0
      r4 = *(u64 *)(r5 + 16)                 ; as a number
      r3 = r1
      r3 -= r4
      if r3 > 16 goto L3
      r2 = r8
      r2 += r3
      if r2 > 16 goto L3
      r9 = r0
      r9 += r3
      goto L4
L3:   r4 = r1
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L6
L4:   r1 = r9
      r2 = r8
      r3 = r7
      call probe_read_user
      if r0 == 0 goto L5
      r4 = r7
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L6
L5:   goto L7
L6:   r1 = r6
      call dt_fault()
L7:   leave
dt_fault: as in gen/fault-without-a-record.d
