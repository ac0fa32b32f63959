BEGIN { trace(pid ? execname : "none"); }
==== code
record of clause 0: 32 bytes
  trace: string of 16 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; string-either.d:1: BEGIN { trace(pid ? execname : "none"); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 32 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L1
      r1 = r8
      r1 += 16
      r2 = 16
      call get_current_comm                  ; execname
      goto L2
L1:   r1 = r8
      r1 += 16
      r2 = 16
      r3 = literals + 0                      ; "none"
      call probe_read_kernel_str
L2:   commit
      leave
