BEGIN /pid/ { trace(1); }
BEGIN { trace(pid); }
==== code
record of clause 0: 16 bytes
  trace: constant 1
record of clause 1: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0 1
      prologue
      r7 = 0                                 ; time
; two-clauses-one-program.d:1: BEGIN /pid/ { trace(1); }
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L3
      if r7 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L1:   r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L2:   commit
; two-clauses-one-program.d:2: BEGIN { trace(pid); }
L3:   if r7 != 0 goto L4                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L4:   r0 = reserve 20 bytes, else goto L5
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
L5:   commit
      leave
