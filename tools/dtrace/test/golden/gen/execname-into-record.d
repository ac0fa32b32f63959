BEGIN { trace(execname); }
==== code
record of clause 0: 24 bytes
  trace: string of 16 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; execname-into-record.d:1: BEGIN { trace(execname); }
      r1 = reserve 24 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 4) = r0                  ; ecb
      r1 += 8
      r2 = 16
      call get_current_comm                  ; execname
L1:   commit
      leave
