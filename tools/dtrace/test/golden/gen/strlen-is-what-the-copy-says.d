BEGIN { trace(strlen(execname)); trace(strlen("four")); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
  trace: constant 4
dt_program_0, 0 arguments, clauses 0
      prologue
; strlen-is-what-the-copy-says.d:1: BEGIN { trace(strlen(execname)); trace(strlen("four")); }
      r7 = reserve 20 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r1 = r10
      r1 += -16
      r2 = 16
      call get_current_comm                  ; execname
      r1 = r10
      r1 += -16
      r2 = 16
      r3 = r10
      r3 += -16
      call probe_read_kernel_str
      r0 -= 1
      *(u64 *)(r7 + 12) = r0
L1:   commit
      leave
