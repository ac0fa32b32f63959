BEGIN { strlen("a"); (void)basename(execname); (void)(x = 1); y = ((void)(x = 2), 3); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; called-as-statements.d:1: BEGIN { strlen("a"); (void)basename(execname); (void)(x = 1); y = ((void)(x = 2), 3); }
      r1 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r1
      r2 += 256
      if r2 > r0 goto L1
      r0 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r2
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r2 = 256
      r3 = r10
      r3 += -16
      call dt_basename()
      r0 = globals + 0
      *(u32 *)(r0 + 0) = 1                   ; x
      *(u32 *)(r0 + 0) = 2                   ; x
      *(u32 *)(r0 + 8) = 3                   ; y
L1:   leave
