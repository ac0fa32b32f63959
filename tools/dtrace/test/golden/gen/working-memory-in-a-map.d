//! -x strsize=8k
BEGIN { this->s = execname; trace(1); }
==== code
record of clause 0: 16 bytes
  trace: constant 1
dt_program_0, 0 arguments, clauses 0
      prologue
      call dt_claim_working()
      r7 = r0                                ; working memory
      if r7 == 0 goto L2
; working-memory-in-a-map.d:2: BEGIN { this->s = execname; trace(1); }
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 16 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r7 + 8) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r7 + 16) = r0
L1:   commit
      if r7 == 0 goto L2
      *(u64 *)(r7 + 0) = 0                   ; working memory is free
L2:   leave
