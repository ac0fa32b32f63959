struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { trace(g.a = pid); trace(g.b += 9); trace(--g.a); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 8
  trace: s32 at 12
  trace: u32 at 16
dt_program_0, 82 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; bit-field-value-of-assignment.d:1: struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { trace(g.a = pid); trace(g.b += 9); trace(--g.a); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 74
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: w1 = w1
   28: r2 = globals + 0
   30: r3 = r1
   31: r4 = 7
   32: r3 &= r4
   33: r4 = *(u8 *)(r2 + 0)
   34: r5 = -8
   35: r4 &= r5
   36: r4 |= r3
   37: *(u8 *)(r2 + 0) = r4                   ; g.a
   38: r1 <<= 61
   39: r1 >>= 61
   40: *(u32 *)(r0 + 8) = r1
   41: r1 = *(u8 *)(r2 + 0)                   ; g.b
   42: r1 <<= 56
   43: r1 s>>= 59
   44: r1 += 9
   45: r1 = (s32)r1
   46: r3 = r1
   47: r3 <<= 3
   48: r4 = 248
   49: r3 &= r4
   50: r4 = *(u8 *)(r2 + 0)
   51: r5 = -249
   52: r4 &= r5
   53: r4 |= r3
   54: *(u8 *)(r2 + 0) = r4                   ; g.b
   55: r1 <<= 59
   56: r1 s>>= 59
   57: *(u32 *)(r0 + 12) = r1
   58: r1 = *(u8 *)(r2 + 0)                   ; g.a
   59: r1 <<= 61
   60: r1 >>= 61
   61: r1 += -1
   62: w1 = w1
   63: r3 = r1
   64: r4 = 7
   65: r3 &= r4
   66: r4 = *(u8 *)(r2 + 0)
   67: r5 = -8
   68: r4 &= r5
   69: r4 |= r3
   70: *(u8 *)(r2 + 0) = r4                   ; g.a
   71: r1 <<= 61
   72: r1 >>= 61
   73: *(u32 *)(r0 + 16) = r1
   74: r1 = r6
   75: r2 = 232                               ; ctx.buf
   76: r3 = map rings
   78: r4 = 0
   79: call buffer_commit
   80: r0 = 0
   81: exit
