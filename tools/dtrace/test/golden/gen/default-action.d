BEGIN
==== code
record of clause 0: 8 bytes
dt_program_0, 0 arguments, clauses 0
      prologue
; default-action.d:1: BEGIN
      r0 = reserve 8 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
L1:   commit
      leave
