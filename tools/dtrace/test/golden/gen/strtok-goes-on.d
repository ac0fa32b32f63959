BEGIN { trace(strtok(execname, ",")); trace(strtok(0, ",")); }
==== code
record of clause 0: 528 bytes
  trace: string of 256 at 16
  trace: string of 256 at 272
dt_program_0, 0 arguments, clauses 0
      prologue
; strtok-goes-on.d:1: BEGIN { trace(strtok(execname, ",")); trace(strtok(0, ",")); }
      r7 = -2
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r9 = reserve 528 bytes, else goto L2
      *(u32 *)(r9 + 0) = 1                   ; clause
      *(u64 *)(r9 + 4) = r8                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r9 + 12) = r0                 ; ecb
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 256
      if r1 > r0 goto L2
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r8 + 0) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r8 + 8) = r0
      r7 = 0
      r1 = r9
      r1 += 16
      r2 = 256
      r3 = r8
      r4 = literals + 0                      ; ","
      r5 = r7
      call dt_strtok()
      r7 = r0
      if r7 != -2 goto L1
      r4 = 0
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   r1 = r9
      r1 += 272
      r2 = 256
      r3 = r8
      r4 = literals + 0                      ; ","
      r5 = r7
      call dt_strtok()
      r7 = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
