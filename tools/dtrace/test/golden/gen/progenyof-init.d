BEGIN /progenyof(1)/ { trace(1); }
==== code
record of clause 0: 16 bytes
  trace: constant 1
dt_program_0, 0 arguments, clauses 0
      prologue
; progenyof-init.d:1: BEGIN /progenyof(1)/ { trace(1); }
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 8
      if r3 > r2 goto L2
      *(u64 *)(r1 + 0) = r0
      r1 = *(u64 *)(r1 + 0)                  ; as a number
      r2 = 1
      r3 = 0x300000003c ll
      call dt_progenyof()
      if r0 == 0 goto L2
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L1:   commit
L2:   leave
