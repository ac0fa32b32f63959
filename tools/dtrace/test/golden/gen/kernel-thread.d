BEGIN { trace(curthread->pid); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-thread.d:1: BEGIN { trace(curthread->pid); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.task)
      r1 = *(u32 *)(r1 + 56)                 ; curthread->pid
      *(u32 *)(r0 + 16) = r1
L1:   commit
      leave
