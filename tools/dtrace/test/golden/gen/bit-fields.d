struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { g.a = 5; trace(g.b); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 43 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; bit-fields.d:1: struct p { unsigned a:3; int b:5; }; struct p g; BEGIN { g.a = 5; trace(g.b); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 12
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 12
   17: if r2 > r1 goto 35
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = globals + 0
   23: r2 = 5
   24: r3 = 7
   25: r2 &= r3
   26: r3 = *(u8 *)(r1 + 0)
   27: r4 = -8
   28: r3 &= r4
   29: r3 |= r2
   30: *(u8 *)(r1 + 0) = r3
   31: r1 = *(u8 *)(r1 + 0)
   32: r1 <<= 56
   33: r1 s>>= 59
   34: *(u32 *)(r0 + 8) = r1
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 0
   40: call buffer_commit
   41: r0 = 0
   42: exit
