BEGIN { this->n = pid ? 1 : 2; trace(this->n); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; conditional-assignment.d:1: BEGIN { this->n = pid ? 1 : 2; trace(this->n); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L3
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      if r1 == 0 goto L1
      r1 = 1
      goto L2
L1:   r1 = 2
L2:   *(u32 *)(r0 + 16) = r1
L3:   commit
      leave
