struct p { int x; long y; }; struct p g; this struct p t; BEGIN { this->t = g; trace(this->t.x); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 42 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; struct-assigned.d:1: struct p { int x; long y; }; struct p g; this struct p t; BEGIN { this->t = g; trace(this->t.x); }
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
   17: if r2 > r1 goto 34
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   22: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   23: r3 = r1
   24: r3 += 16
   25: if r3 > r2 goto 34
   26: r2 = globals + 0
   28: r3 = *(u64 *)(r2 + 0)
   29: *(u64 *)(r1 + 0) = r3
   30: r2 = *(u64 *)(r2 + 8)
   31: *(u64 *)(r1 + 8) = r2
   32: r1 = *(s32 *)(r1 + 0)                  ; t
   33: *(u32 *)(r0 + 8) = r1
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
