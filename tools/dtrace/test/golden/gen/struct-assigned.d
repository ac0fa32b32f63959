struct p { int x; long y; }; struct p g; this struct p t; BEGIN { this->t = g; trace(this->t.x); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 47 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; struct-assigned.d:1: struct p { int x; long y; }; struct p g; this struct p t; BEGIN { this->t = g; trace(this->t.x); }
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
   22: if r2 > r1 goto 39
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r3 = r1
   29: r3 += 16
   30: if r3 > r2 goto 39
   31: r2 = globals + 0
   33: r3 = *(u64 *)(r2 + 0)
   34: *(u64 *)(r1 + 0) = r3
   35: r2 = *(u64 *)(r2 + 8)
   36: *(u64 *)(r1 + 8) = r2
   37: r1 = *(s32 *)(r1 + 0)                  ; this->t.x
   38: *(u32 *)(r0 + 8) = r1
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: r0 = 0
   46: exit
