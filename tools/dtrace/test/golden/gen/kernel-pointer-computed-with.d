BEGIN { trace((int64_t)curthread->mm >> 3); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; kernel-pointer-computed-with.d:1: BEGIN { trace((int64_t)curthread->mm >> 3); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r1 + 216)                ; curthread->mm
      r2 = *(u64 *)(r6 + ctx.scratch)
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r4 = r2
      r4 += 8
      if r4 > r3 goto L1
      *(u64 *)(r2 + 0) = r1
      r1 = *(u64 *)(r2 + 0)                  ; as a number
      r1 s>>= 3
      *(u64 *)(r0 + 20) = r1
L1:   commit
      leave
