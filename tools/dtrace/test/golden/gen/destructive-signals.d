//! -w
BEGIN { stop(); raise(pid); }
==== code
record of clause 0: 16 bytes
dt_program_0, 0 arguments, clauses 0
      prologue
; destructive-signals.d:2: BEGIN { stop(); raise(pid); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = 19
      call send_signal
      if r0 == 0 goto L1
      r4 = 19
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L3
L1:   r7 = *(u32 *)(r6 + ctx.pid)
      r1 = r7
      call send_signal
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L3
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
