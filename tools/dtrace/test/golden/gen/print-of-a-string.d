BEGIN { print(execname); }
==== code
record of clause 0: 32 bytes
  print string: string of 16 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-a-string.d:1: BEGIN { print(execname); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 32 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r1 + 72)                 ; execname
      *(u64 *)(r0 + 16) = r2
      r1 = *(u64 *)(r1 + 80)                 ; execname
      *(u64 *)(r0 + 24) = r1
L1:   commit
      leave
