BEGIN { trace(*(int *)copyin(arg0, 4)); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; copyin-of-known-size.d:1: BEGIN { trace(*(int *)copyin(arg0, 4)); }
      r0 = 0
      *(u64 *)(r10 - 16) = r0                ; spill
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = r6
      r2 = 1                                 ; output
      r3 = map rings
      r4 = 20
      call buffer_reserve
      if r0 == 0 goto L1
      r1 = r0
      call dt_count_drop()
L1:   r0 = *(u64 *)(r6 + ctx.buf)
      *(u64 *)(r10 - 24) = r0                ; spill
      r0 = *(u64 *)(r6 + ctx.buf_end)
      r1 = *(u64 *)(r10 - 24)                ; reload
      r1 += 20
      if r1 > r0 goto L7
      r0 = *(u64 *)(r10 - 24)                ; reload
      *(u32 *)(r0 + 0) = 1                   ; clause
      r0 = *(u64 *)(r10 - 24)                ; reload
      *(u64 *)(r0 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      r1 = *(u64 *)(r10 - 24)                ; reload
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r10 - 16)                ; reload
      r7 += 7
      r7 &= -8
      if r7 <= 252 goto L2
      r4 = 0
      r2 = 0x5800000                         ; out of scratch space
      r3 = pc
      goto L8
L2:   *(u64 *)(r10 - 16) = r7                ; spill
      r0 = *(u64 *)(r10 - 16)                ; reload
      r0 += 4
      *(u64 *)(r10 - 16) = r0                ; spill
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 392
      if r1 > r0 goto L7
      r1 = r8
      r1 += r7
      r0 = r1
      r0 += 68
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      if r0 > r2 goto L7
      r1 += 64
      r2 = 4
      r3 = *(u64 *)(r6 + ctx.args[0])
      call probe_read_user
      if r0 == 0 goto L3
      r4 = *(u64 *)(r6 + ctx.args[0])
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L3:   *(u64 *)(r8 + 384) = r8
      r9 = *(u64 *)(r8 + 384)                ; as a number
      r9 += 64
      r9 += r7
      *(u64 *)(r8 + 384) = r8
      r0 = *(u64 *)(r8 + 384)                ; as a number
      r1 = r9
      r1 -= r0
      r1 += 0
      if r1 >= 384 goto L5
      r1 += -64
      r0 = *(u64 *)(r10 - 16)                ; reload
      if r1 <= r0 goto L4
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L4:   r1 += 4
      r0 = *(u64 *)(r10 - 16)                ; reload
      if r1 <= r0 goto L5
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L5:   r1 = r10
      r1 += -8
      r2 = 4
      r3 = r9
      call probe_read_kernel                 ; *(...)
      if r0 == 0 goto L6
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L6:   r0 = *(s32 *)(r10 - 8)
      r1 = *(u64 *)(r10 - 24)                ; reload
      *(u32 *)(r1 + 16) = r0
L7:   commit
      goto L9
L8:   r1 = r6
      call dt_fault()
L9:   leave
dt_fault: as in gen/fault-without-a-record.d
