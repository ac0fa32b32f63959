struct out { int a : 5; int b : 27; int c; };
translator struct out < int *p > { a = 3; b = pid; c = 4; };
struct out g;
BEGIN { g = xlate<struct out>((int *)0); trace(g.a); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 60 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; translator-fills-bit-fields.d:4: BEGIN { g = xlate<struct out>((int *)0); trace(g.a); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 12
   22: if r2 > r1 goto 52
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = globals + 0
   28: *(u64 *)(r1 + 0) = 0
   29: r2 = 3
   30: r3 = 31
   31: r2 &= r3
   32: r3 = *(u8 *)(r1 + 0)
   33: r4 = -32
   34: r3 &= r4
   35: r3 |= r2
   36: *(u8 *)(r1 + 0) = r3
   37: r2 = *(u32 *)(r6 + 204)                ; ctx.pid
   38: r2 <<= 5
   39: w3 = 0xffffffe0
   40: r2 &= r3
   41: r3 = *(u32 *)(r1 + 0)
   42: r4 = 0xffffffff0000001f ll
   44: r3 &= r4
   45: r3 |= r2
   46: *(u32 *)(r1 + 0) = r3
   47: *(u32 *)(r1 + 4) = 4
   48: r1 = *(u8 *)(r1 + 0)                   ; g.a
   49: r1 <<= 59
   50: r1 s>>= 59
   51: *(u32 *)(r0 + 8) = r1
   52: r1 = r6
   53: r2 = 232                               ; ctx.buf
   54: r3 = map rings
   56: r4 = 0
   57: call buffer_commit
   58: r0 = 0
   59: exit
