//! -n x
BEGIN
==== code
record of clause 0: 16 bytes
dt_program_0, 0 arguments, clauses 0
      prologue
; -n:2: BEGIN
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L1:   commit
      leave
