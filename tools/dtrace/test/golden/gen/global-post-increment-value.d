BEGIN { trace(n++); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; global-post-increment-value.d:1: BEGIN { trace(n++); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      r2 = *(u64 *)(r1 + 0)                  ; n
      r3 = r2
      r3 += 1
      *(u64 *)(r1 + 0) = r3                  ; n
      *(u64 *)(r0 + 20) = r2
L1:   commit
      leave
