BEGIN { trace(uregs[R_PC]); trace(uregs[27]); }
==== code
record of clause 0: 36 bytes
  trace: u64 at 20
  trace: u64 at 28
dt_program_0, 0 arguments, clauses 0
      prologue
; uregs-by-number.d:1: BEGIN { trace(uregs[R_PC]); trace(uregs[27]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 36 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = *(u64 *)(r6 + ctx.task)
      call task_pt_regs
      r3 = r0
      r3 += 128
      r1 = r10
      r1 += -8
      r2 = 8
      call probe_read_kernel
      r0 = *(u64 *)(r10 - 8)                 ; uregs
      *(u64 *)(r8 + 20) = r0
      r4 = 27
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L2
L1:   commit
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
