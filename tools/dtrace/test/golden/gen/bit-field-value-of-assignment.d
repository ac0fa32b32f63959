struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { trace(g.a = pid); trace(g.b += 9); trace(--g.a); }
==== code
record of clause 0: 28 bytes
  trace: u32 at 16
  trace: s32 at 20
  trace: u32 at 24
dt_program_0, 0 arguments, clauses 0
      prologue
; bit-field-value-of-assignment.d:1: struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { trace(g.a = pid); trace(g.b += 9); trace(--g.a); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      w1 = w1
      r2 = globals + 0
      r3 = r1
      r4 = 7
      r3 &= r4
      r4 = *(u8 *)(r2 + 0)
      r5 = -8
      r4 &= r5
      r4 |= r3
      *(u8 *)(r2 + 0) = r4                   ; g.a
      r1 <<= 61
      r1 >>= 61
      *(u32 *)(r0 + 16) = r1
      r1 = *(u8 *)(r2 + 0)                   ; g.b
      r1 <<= 56
      r1 s>>= 59
      r1 += 9
      r1 = (s32)r1
      r3 = r1
      r3 <<= 3
      r4 = 248
      r3 &= r4
      r4 = *(u8 *)(r2 + 0)
      r5 = -249
      r4 &= r5
      r4 |= r3
      *(u8 *)(r2 + 0) = r4                   ; g.b
      r1 <<= 59
      r1 s>>= 59
      *(u32 *)(r0 + 20) = r1
      r1 = *(u8 *)(r2 + 0)                   ; g.a
      r1 <<= 61
      r1 >>= 61
      r1 += -1
      w1 = w1
      r3 = r1
      r4 = 7
      r3 &= r4
      r4 = *(u8 *)(r2 + 0)
      r5 = -8
      r4 &= r5
      r4 |= r3
      *(u8 *)(r2 + 0) = r4                   ; g.a
      r1 <<= 61
      r1 >>= 61
      *(u32 *)(r0 + 24) = r1
L1:   commit
      leave
