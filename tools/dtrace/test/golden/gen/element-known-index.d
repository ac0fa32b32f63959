int a[4]; BEGIN { trace(a[3]); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; element-known-index.d:1: int a[4]; BEGIN { trace(a[3]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      r1 = *(s32 *)(r1 + 12)                 ; a[]
      *(u32 *)(r0 + 16) = r1
L1:   commit
      leave
