BEGIN { print(1); }
==== code
record of clause 0: 16 bytes
  print int: constant 1
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-a-constant.d:1: BEGIN { print(1); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L1:   commit
      leave
