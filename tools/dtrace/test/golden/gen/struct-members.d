struct p { int x; short y; }; struct p g; BEGIN { g.x = 1; g.y = -2; trace(g.y); }
==== code
record of clause 0: 10 bytes
  trace: s16 at 8
dt_program_0, 35 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; struct-members.d:1: struct p { int x; short y; }; struct p g; BEGIN { g.x = 1; g.y = -2; trace(g.y); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 10
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 10
   17: if r2 > r1 goto 27
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = globals + 0
   23: *(u32 *)(r1 + 0) = 1                   ; g
   24: *(u16 *)(r1 + 4) = -2                  ; g
   25: r1 = *(s16 *)(r1 + 4)                  ; g
   26: *(u16 *)(r0 + 8) = r1
   27: r1 = r6
   28: r2 = 232                               ; ctx.buf
   29: r3 = map rings
   31: r4 = 0
   32: call buffer_commit
   33: r0 = 0
   34: exit
