struct out { int a : 5; int b : 27; int c; };
translator struct out < int *p > { a = 3; b = pid; c = 4; };
struct out g;
BEGIN { g = xlate<struct out>((int *)0); trace(g.a); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; translator-fills-bit-fields.d:4: BEGIN { g = xlate<struct out>((int *)0); trace(g.a); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      *(u64 *)(r1 + 0) = 0
      r2 = 3
      r3 = 31
      r2 &= r3
      r3 = *(u8 *)(r1 + 0)
      r4 = -32
      r3 &= r4
      r3 |= r2
      *(u8 *)(r1 + 0) = r3
      r2 = *(u32 *)(r6 + ctx.pid)
      r2 <<= 5
      w3 = 0xffffffe0
      r2 &= r3
      r3 = *(u32 *)(r1 + 0)
      r4 = 0xffffffff0000001f ll
      r3 &= r4
      r3 |= r2
      *(u32 *)(r1 + 0) = r3
      *(u32 *)(r1 + 4) = 4
      r1 = *(u8 *)(r1 + 0)                   ; g.a
      r1 <<= 59
      r1 s>>= 59
      *(u32 *)(r0 + 16) = r1
L1:   commit
      leave
