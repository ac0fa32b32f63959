fbt::vfs_read:entry { trace(nspid); trace(nstid); }
==== code
record of clause 0: 24 bytes
  trace: s32 at 16
  trace: s32 at 20
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L9
; numbers-in-its-namespace.d:1: fbt::vfs_read:entry { trace(nspid); trace(nstid); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 24 bytes, else goto L7
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r7 + 256)                ; curthread->signal
      r9 = r0
      r9 += 16
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r9
      call probe_read_kernel                 ; curthread->signal->pids[]
      if r0 == 0 goto L1
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L1:   r0 = *(u64 *)(r10 - 8)
      r9 = r0
      r9 += 8
      r0 = *(u64 *)(r7 + 256)                ; curthread->signal
      *(u64 *)(r10 - 16) = r0                ; spill
      r0 = *(u64 *)(r10 - 16)                ; reload
      r0 += 16
      *(u64 *)(r10 - 16) = r0                ; spill
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = *(u64 *)(r10 - 16)                ; reload
      call probe_read_kernel                 ; curthread->signal->pids[]
      if r0 == 0 goto L2
      r4 = *(u64 *)(r10 - 16)                ; reload
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L2:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r10 - 16) = r0                ; spill
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = *(u64 *)(r10 - 16)                ; reload
      call probe_read_kernel                 ; curthread->signal->pids[]->level
      if r0 == 0 goto L3
      r4 = *(u64 *)(r10 - 16)                ; reload
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L3:   r0 = *(u32 *)(r10 - 8)
      r0 *= 16
      r9 += r0
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r9
      call probe_read_kernel                 ; (...)->nr
      if r0 == 0 goto L4
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L4:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r8 + 16) = r0
      r0 = *(u64 *)(r7 + 272)                ; curthread->thread_pid
      r0 += 8
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L7
      *(u64 *)(r1 + 0) = r0
      r9 = *(u64 *)(r1 + 0)                  ; as a number
      r7 = *(u64 *)(r7 + 272)                ; curthread->thread_pid
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_kernel                 ; curthread->thread_pid->level
      if r0 == 0 goto L5
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L5:   r0 = *(u32 *)(r10 - 8)
      r0 *= 16
      r9 += r0
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r9
      call probe_read_kernel                 ; (...)->nr
      if r0 == 0 goto L6
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L6:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r8 + 20) = r0
L7:   commit
      goto L9
L8:   r1 = r6
      call dt_fault()
L9:   leave
dt_fault: as in gen/fault-without-a-record.d
