BEGIN { trace(strjoin(strjoin("a", execname), strjoin(execname, "b"))); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; strjoin-nested-shares-temporaries.d:1: BEGIN { trace(strjoin(strjoin("a", execname), strjoin(execname, "b"))); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 272 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 512
      if r1 > r0 goto L1
      r9 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r9 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r9 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r2 = 256
      r3 = literals + 0                      ; "a"
      r4 = r10
      r4 += -16
      call dt_strjoin()
      r0 = *(u64 *)(r9 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r9 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      r2 = 256
      r3 = r10
      r3 += -16
      r4 = literals + 2                      ; "b"
      call dt_strjoin()
      r5 = *(u64 *)(r6 + ctx.buf_end)
      r1 = r8
      r1 += 16
      r2 = 256
      r3 = r7
      r4 = r7
      r4 += 256
      call dt_strjoin()
L1:   commit
      leave
