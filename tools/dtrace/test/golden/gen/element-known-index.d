int a[4]; BEGIN { trace(a[3]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; element-known-index.d:1: int a[4]; BEGIN { trace(a[3]); }
      r0 = reserve 12 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = globals + 0
      r1 = *(s32 *)(r1 + 12)                 ; a[]
      *(u32 *)(r0 + 8) = r1
L1:   commit
      leave
