BEGIN { print(execname); }
==== code
record of clause 0: 32 bytes
  print string: string of 16 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-a-string.d:1: BEGIN { print(execname); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 32 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r1 += 16
      r2 = 16
      call get_current_comm                  ; execname
L1:   commit
      leave
