BEGIN { n++; } END { trace(n); }
==== code
clause 0 writes no record
record of clause 1: 28 bytes
  trace: s64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; global-counted-up.d:1: BEGIN { n++; } END { trace(n); }
      r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += 1
      *(u64 *)(r0 + 0) = r1                  ; n
      leave
dt_program_1, 0 arguments, clauses 1
      prologue
; global-counted-up.d:1: BEGIN { n++; } END { trace(n); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      r1 = *(u64 *)(r1 + 0)                  ; n
      *(u64 *)(r0 + 20) = r1
L1:   commit
      leave
