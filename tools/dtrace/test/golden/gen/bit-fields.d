struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { g.a = 5; trace(g.b); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; bit-fields.d:1: struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { g.a = 5; trace(g.b); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      r2 = 5
      r3 = 7
      r2 &= r3
      r3 = *(u8 *)(r1 + 0)
      r4 = -8
      r3 &= r4
      r3 |= r2
      *(u8 *)(r1 + 0) = r3                   ; g.a
      r1 = *(u8 *)(r1 + 0)                   ; g.b
      r1 <<= 56
      r1 s>>= 59
      *(u32 *)(r0 + 16) = r1
L1:   commit
      leave
