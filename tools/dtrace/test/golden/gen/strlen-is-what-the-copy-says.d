BEGIN { trace(strlen(execname)); trace(strlen("four")); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
  trace: constant 4
dt_program_0, 0 arguments, clauses 0
      prologue
; strlen-is-what-the-copy-says.d:1: BEGIN { trace(strlen(execname)); trace(strlen("four")); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r10
      r1 += -16
      r2 = 16
      r3 = r10
      r3 += -16
      call probe_read_kernel_str
      r0 -= 1
      *(u64 *)(r8 + 20) = r0
L1:   commit
      leave
