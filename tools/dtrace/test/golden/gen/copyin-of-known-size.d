BEGIN { trace(*(int *)copyin(arg0, 4)); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; copyin-of-known-size.d:1: BEGIN { trace(*(int *)copyin(arg0, 4)); }
      r7 = 0
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r9 = reserve 20 bytes, else goto L4
      *(u32 *)(r9 + 0) = 1                   ; clause
      *(u64 *)(r9 + 4) = r8                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r9 + 12) = r0                 ; ecb
      r8 = *(u64 *)(r6 + ctx.args[0])
      if r7 <= 252 goto L1
      r4 = 0
      r2 = 0x5800000                         ; out of scratch space
      r3 = pc
      goto L5
L1:   *(u64 *)(r10 - 16) = r7                ; spill
      r7 += 8
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 264
      if r1 > r0 goto L4
      r1 = r7
      r0 = *(u64 *)(r10 - 16)                ; reload
      r1 += r0
      r0 = r1
      r0 += 4
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      if r0 > r2 goto L4
      r2 = 4
      r3 = r8
      call probe_read_user
      if r0 == 0 goto L2
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L2:   *(u64 *)(r7 + 256) = r7
      r7 = *(u64 *)(r7 + 256)                ; as a number
      r7 += 0
      r0 = *(u64 *)(r10 - 16)                ; reload
      r7 += r0
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_kernel                 ; *(...)
      if r0 == 0 goto L3
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L3:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r9 + 16) = r0
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
