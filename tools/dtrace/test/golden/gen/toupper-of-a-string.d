BEGIN { trace(toupper(execname)); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; toupper-of-a-string.d:1: BEGIN { trace(toupper(execname)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 272 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r2
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r4 = *(u64 *)(r6 + ctx.buf_end)
      r1 += 16
      r2 = 256
      r3 = r10
      r3 += -16
      call dt_toupper()
L1:   commit
      leave
