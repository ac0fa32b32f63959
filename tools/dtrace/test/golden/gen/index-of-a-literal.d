BEGIN { trace(index(execname, "a")); trace(rindex(execname, "a", 3)); }
==== code
record of clause 0: 24 bytes
  trace: s32 at 16
  trace: s32 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; index-of-a-literal.d:1: BEGIN { trace(index(execname, "a")); trace(rindex(execname, "a", 3)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 24 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r7 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r7 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r10
      r1 += -16
      r2 = literals + 0                      ; "a"
      r3 = 256
      r4 = 0
      call dt_index()
      *(u32 *)(r8 + 16) = r0
      r0 = *(u64 *)(r7 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r7 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r10
      r1 += -16
      r2 = literals + 0                      ; "a"
      r3 = 256
      r4 = 3
      call dt_rindex()
      *(u32 *)(r8 + 20) = r0
L1:   commit
      leave
