BEGIN { trace(walltimestamp); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 0 arguments, clauses 0
      prologue
; walltimestamp.d:1: BEGIN { trace(walltimestamp); }
      r7 = reserve 20 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      call ktime_get_tai_ns                  ; walltimestamp
      *(u64 *)(r7 + 12) = r0
L1:   commit
      leave
