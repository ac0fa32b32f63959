BEGIN { trace(toupper(execname)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; toupper-of-a-string.d:1: BEGIN { trace(toupper(execname)); }
      r7 = reserve 264 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r1 = r10
      r1 += -16
      r2 = 16
      call get_current_comm                  ; execname
      r4 = *(u64 *)(r6 + ctx.buf_end)
      r1 = r7
      r1 += 8
      r2 = 256
      r3 = r10
      r3 += -16
      call dt_toupper()
L1:   commit
      leave
