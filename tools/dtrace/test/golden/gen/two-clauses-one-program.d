BEGIN /pid/ { trace(1); }
BEGIN { trace(pid); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
record of clause 1: 12 bytes
  trace: s32 at 8
dt_program_0, 0 arguments, clauses 0 1
      prologue
; two-clauses-one-program.d:1: BEGIN /pid/ { trace(1); }
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L2
      r0 = reserve 8 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
L1:   commit
; two-clauses-one-program.d:2: BEGIN { trace(pid); }
L2:   r0 = reserve 12 bytes, else goto L3
      *(u32 *)(r0 + 0) = 2                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 8) = r1
L3:   commit
      leave
