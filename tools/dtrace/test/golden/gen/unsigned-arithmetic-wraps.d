BEGIN { trace(uid + 1); trace(uid << 3); trace(~uid); trace(uid & 7); }
==== code
record of clause 0: 32 bytes
  trace: u32 at 16
  trace: u32 at 20
  trace: u32 at 24
  trace: u32 at 28
dt_program_0, 0 arguments, clauses 0
      prologue
; unsigned-arithmetic-wraps.d:1: BEGIN { trace(uid + 1); trace(uid << 3); trace(~uid); trace(uid & 7); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 32 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.uid)
      r2 = r1
      w2 += 1
      *(u32 *)(r0 + 16) = r2
      r2 = r1
      r2 <<= 3
      *(u32 *)(r0 + 20) = r2
      r2 = r1
      r2 ^= -1
      *(u32 *)(r0 + 24) = r2
      r1 &= 7
      *(u32 *)(r0 + 28) = r1
L1:   commit
      leave
