BEGIN { trace(walltimestamp); }
==== code
record of clause 0: 28 bytes
  trace: s64 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; walltimestamp.d:1: BEGIN { trace(walltimestamp); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      call ktime_get_tai_ns                  ; walltimestamp
      *(u64 *)(r8 + 20) = r0
L1:   commit
      leave
