string s;
BEGIN { trace(s[2]); }
==== code
record of clause 0: 17 bytes
  trace: s8 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; character-of-a-string.d:2: BEGIN { trace(s[2]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 17 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r3 = globals + 0
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      if r1 > r0 goto L1
      r1 = r7
      r2 = 256
      r4 = 2
      r5 = 1
      call dt_substr()
      r0 = *(s8 *)(r7 + 0)                   ; s[]
      *(u8 *)(r8 + 16) = r0
L1:   commit
      leave
