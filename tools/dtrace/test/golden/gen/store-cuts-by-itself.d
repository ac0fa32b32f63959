int n; BEGIN { n = pid * 3; trace((short)(pid + 1)); }
==== code
record of clause 0: 18 bytes
  trace: s16 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; store-cuts-by-itself.d:1: int n; BEGIN { n = pid * 3; trace((short)(pid + 1)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 18 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      r2 = r1
      r2 *= 3
      r2 = (s32)r2
      r3 = globals + 0
      *(u32 *)(r3 + 0) = r2                  ; n
      r1 += 1
      r1 = (s32)r1
      *(u16 *)(r0 + 16) = r1
L1:   commit
      leave
