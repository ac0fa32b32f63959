struct out { int a : 5; unsigned b : 3; long c : 40; };
translator struct out < int n > { a = n; b = n; c = n; };
BEGIN { trace(xlate<struct out>(pid).a); trace(xlate<struct out *>(pid)->b); trace(xlate<struct out>(pid).c); }
==== code
record of clause 0: 36 bytes
  trace: s32 at 16
  trace: s32 at 20
  trace: s64 at 28
dt_program_0, 0 arguments, clauses 0
      prologue
; translated-bit-fields.d:3: BEGIN { trace(xlate<struct out>(pid).a); trace(xlate<struct out *>(pid)->b); trace(xlate<struct out>(pid).c); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 36 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      r2 = r1
      r2 <<= 27
      r2 = (s32)r2
      r2 s>>= 27
      *(u32 *)(r0 + 16) = r2
      w2 = w1
      r2 = (s32)r2
      r2 &= 7
      *(u32 *)(r0 + 20) = r2
      r1 <<= 24
      r1 s>>= 24
      *(u64 *)(r0 + 28) = r1
L1:   commit
      leave
