BEGIN { trace(ipl); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; ipl.d:1: BEGIN { trace(ipl); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.task)
      r1 = *(u32 *)(r1 + 180)                ; curthread->thread_info.preempt_count
      r2 = 3                                 ; ipl
      if r1 & 0xf00000 goto L1
      r2 = 2                                 ; ipl
      if r1 & 0xf0000 goto L1
      r2 = 1                                 ; ipl
      if r1 & 256 goto L1
      r2 = 0
L1:   *(u32 *)(r0 + 16) = r2
L2:   commit
      leave
