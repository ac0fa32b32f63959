BEGIN { this->n = pid ? 1 : 2; trace(this->n); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; conditional-assignment.d:1: BEGIN { this->n = pid ? 1 : 2; trace(this->n); }
      r0 = reserve 12 bytes, else goto L3
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      if r1 == 0 goto L1
      r1 = 1
      goto L2
L1:   r1 = 2
L2:   *(u32 *)(r0 + 8) = r1
L3:   commit
      leave
