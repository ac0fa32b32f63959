this int a[3]; BEGIN { this->a[1] = 5; trace(this->a[1]); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
      r0 = *(u64 *)(r6 + ctx.scratch)
      r1 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r0
      r2 += 16
      if r2 > r1 goto L2
      *(u64 *)(r0 + 0) = 0
      *(u64 *)(r0 + 8) = 0
; this-array.d:1: this int a[3]; BEGIN { this->a[1] = 5; trace(this->a[1]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 16
      if r3 > r2 goto L1
      *(u32 *)(r1 + 4) = 5                   ; this->a[]
      r1 = *(s32 *)(r1 + 4)                  ; this->a[]
      *(u32 *)(r0 + 16) = r1
L1:   commit
L2:   leave
