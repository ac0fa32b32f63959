string s;
BEGIN { trace(s[2]); }
==== code
record of clause 0: 9 bytes
  trace: s8 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; character-of-a-string.d:2: BEGIN { trace(s[2]); }
      r7 = reserve 9 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r3 = globals + 0
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 256
      if r1 > r0 goto L1
      r1 = r8
      r2 = 256
      r4 = 2
      r5 = 1
      call dt_substr()
      r0 = *(s8 *)(r8 + 0)                   ; s[]
      *(u8 *)(r7 + 8) = r0
L1:   commit
      leave
