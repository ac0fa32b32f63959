BEGIN { trace(pid ? execname : "none"); }
==== code
record of clause 0: 24 bytes
  trace: string of 16 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; string-either.d:1: BEGIN { trace(pid ? execname : "none"); }
      r7 = reserve 24 bytes, else goto L2
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L1
      r1 = r7
      r1 += 8
      r2 = 16
      call get_current_comm                  ; execname
      goto L2
L1:   r1 = r7
      r1 += 8
      r2 = 16
      r3 = literals + 0                      ; "none"
      call probe_read_kernel_str
L2:   commit
      leave
