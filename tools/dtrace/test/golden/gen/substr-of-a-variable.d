BEGIN { g = execname; trace(substr(g, 1)); trace(substr(g, -2, arg0)); }
==== code
record of clause 0: 528 bytes
  trace: string of 256 at 16
  trace: string of 256 at 272
dt_program_0, 1 arguments, clauses 0
      prologue
; substr-of-a-variable.d:1: BEGIN { g = execname; trace(substr(g, 1)); trace(substr(g, -2, arg0)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 528 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = globals + 0
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r7 + 0) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r7 + 8) = r0
      r1 = r8
      r1 += 16
      r2 = 256
      r3 = r7
      r4 = 1
      r5 = 0x7fffffff
      call dt_substr()
      r0 = *(u64 *)(r6 + ctx.args[0])
      r5 = (s32)r0
      r1 = r8
      r1 += 272
      r2 = 256
      r3 = r7
      r4 = -2
      call dt_substr()
L1:   commit
      leave
