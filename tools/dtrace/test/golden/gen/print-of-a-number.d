BEGIN { print(pid); }
==== code
record of clause 0: 20 bytes
  print pid_t: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-a-number.d:1: BEGIN { print(pid); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
L1:   commit
      leave
