fbt::vfs_read:entry { trace(uregs[arg0]); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 1 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L4
; uregs-computed.d:1: fbt::vfs_read:entry { trace(uregs[arg0]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      if r7 < 21 goto L1
      r4 = r7
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L3
L1:   r1 = *(u64 *)(r6 + ctx.task)
      call task_pt_regs
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L2
      *(u64 *)(r1 + 0) = r0
      r3 = *(u64 *)(r1 + 0)                  ; as a number
      r7 <<= 3
      r3 += r7
      r1 = r10
      r1 += -8
      r2 = 8
      call probe_read_kernel
      r0 = *(u64 *)(r10 - 8)                 ; uregs
      *(u64 *)(r8 + 20) = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
