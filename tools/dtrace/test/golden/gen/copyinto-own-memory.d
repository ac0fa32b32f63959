char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); copyinto(arg0, arg1, buffer); }
==== code
clause 0 writes no record
dt_program_0, 2 arguments, clauses 0
      prologue
; copyinto-own-memory.d:1: char buffer[16]; BEGIN { copyinto(arg0, 16, buffer); copyinto(arg0, arg1, buffer); }
      r7 = *(u64 *)(r6 + ctx.args[0])
      r8 = globals + 0
      r0 = r8
      r9 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r9
      r2 += 24
      if r2 > r1 goto L11
      *(u64 *)(r9 + 0) = r0
      r4 = *(u64 *)(r9 + 0)                  ; as a number
      *(u64 *)(r9 + 8) = r9
      r0 = *(u64 *)(r9 + 8)                  ; as a number
      r1 = r4
      r1 -= r0
      if r1 > 8 goto L1
      r0 = r9
      r0 += r1
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r0
      r3 += 16
      if r3 > r2 goto L11
      goto L3
L1:   *(u64 *)(r9 + 16) = r8
      r2 = *(u64 *)(r9 + 16)                 ; as a number
      r1 = r4
      r1 -= r2
      if r1 > 0 goto L2
      r0 = r8
      r0 += r1
      goto L3
L2:   r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L10
L3:   r1 = r0
      r2 = 16
      r3 = r7
      call probe_read_user
      if r0 == 0 goto L4
      r4 = r7
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L10
L4:   r0 = r8
      *(u64 *)(r9 + 0) = r0
      r0 = *(u64 *)(r9 + 0)                  ; as a number
      *(u64 *)(r10 - 8) = r0                 ; spill
      r0 = *(u64 *)(r6 + ctx.args[1])
      if r0 <= 256 goto L5
      r4 = r0
      r2 = 0xa000000                         ; invalid size
      r3 = pc
      goto L10
L5:   *(u64 *)(r9 + 8) = r9
      r1 = *(u64 *)(r9 + 8)                  ; as a number
      r2 = *(u64 *)(r10 - 8)                 ; reload
      r2 -= r1
      if r2 > 24 goto L6
      r1 = r2
      r1 += r0
      if r1 > 24 goto L6
      r5 = r9
      r5 += r2
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r5
      r1 += 256
      if r1 > r3 goto L11
      goto L8
L6:   *(u64 *)(r9 + 16) = r8
      r3 = *(u64 *)(r9 + 16)                 ; as a number
      r2 = *(u64 *)(r10 - 8)                 ; reload
      r2 -= r3
      if r2 > 16 goto L7
      r1 = r2
      r1 += r0
      if r1 > 16 goto L7
      r5 = r8
      r5 += r2
      goto L8
L7:   r4 = *(u64 *)(r10 - 8)                 ; reload
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L10
L8:   r1 = r5
      r2 = r0
      r3 = r7
      call probe_read_user
      if r0 == 0 goto L9
      r4 = r7
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L10
L9:   goto L11
L10:  r1 = r6
      call dt_fault()
L11:  leave
dt_fault: as in gen/fault-without-a-record.d
