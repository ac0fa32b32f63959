//! -w
BEGIN { raise(2); }
==== code
record of clause 0: 16 bytes
dt_program_0, 0 arguments, clauses 0
      prologue
; raise-prints-a-line.d:2: BEGIN { raise(2); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = 2
      call send_signal
      if r0 == 0 goto L1
      r4 = 2
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L2
L1:   commit
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
