BEGIN { trace(pid ? execname : "none"); }
==== code
record of clause 0: 32 bytes
  trace: string of 16 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; string-either.d:1: BEGIN { trace(pid ? execname : "none"); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 32 bytes, else goto L2
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L1
      r0 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r1 + 16) = r2
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r1 + 24) = r0
      goto L2
L1:   r1 += 16
      r2 = 16
      r3 = literals + 0                      ; "none"
      call probe_read_kernel_str
L2:   commit
      leave
