struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { g.a = 5; trace(g.b); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 48 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; bit-fields.d:1: struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { g.a = 5; trace(g.b); }
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
   22: if r2 > r1 goto 40
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = globals + 0
   28: r2 = 5
   29: r3 = 7
   30: r2 &= r3
   31: r3 = *(u8 *)(r1 + 0)
   32: r4 = -8
   33: r3 &= r4
   34: r3 |= r2
   35: *(u8 *)(r1 + 0) = r3                   ; g.a
   36: r1 = *(u8 *)(r1 + 0)                   ; g.b
   37: r1 <<= 56
   38: r1 s>>= 59
   39: *(u32 *)(r0 + 8) = r1
   40: r1 = r6
   41: r2 = 232                               ; ctx.buf
   42: r3 = map rings
   44: r4 = 0
   45: call buffer_commit
   46: r0 = 0
   47: exit
