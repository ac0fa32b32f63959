BEGIN { trace(uid + 1); trace(uid << 3); trace(~uid); trace(uid & 7); }
==== code
record of clause 0: 24 bytes
  trace: u32 at 8
  trace: u32 at 12
  trace: u32 at 16
  trace: u32 at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; unsigned-arithmetic-wraps.d:1: BEGIN { trace(uid + 1); trace(uid << 3); trace(~uid); trace(uid & 7); }
      r0 = reserve 24 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u32 *)(r6 + ctx.uid)
      r2 = r1
      w2 += 1
      *(u32 *)(r0 + 8) = r2
      r2 = r1
      r2 <<= 3
      *(u32 *)(r0 + 12) = r2
      r2 = r1
      r2 ^= -1
      *(u32 *)(r0 + 16) = r2
      r1 &= 7
      *(u32 *)(r0 + 20) = r1
L1:   commit
      leave
