BEGIN { trace(inet_ntop(1, (void *)arg0)); }
==== code
record of clause 0: 62 bytes
  trace: string of 46 at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; addresses-of-no-family.d:1: BEGIN { trace(inet_ntop(1, (void *)arg0)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 62 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r0 = *(u64 *)(r6 + ctx.args[0])
      r4 = 1
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L2
L1:   commit
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
