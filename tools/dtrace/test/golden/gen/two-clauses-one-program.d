BEGIN /pid/ { trace(1); }
BEGIN { trace(pid); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
record of clause 1: 12 bytes
  trace: s32 at 8
dt_program_0, 56 instructions, 0 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; two-clauses-one-program.d:1: BEGIN /pid/ { trace(1); }
    4: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
    5: if r0 == 0 goto 29
    6: r1 = r6
    7: r2 = 232                               ; ctx.buf
    8: r3 = map rings
   10: r4 = 8
   11: call buffer_reserve
   12: if r0 == 0 goto 15
   13: r1 = r0
   14: call dt_count_drop()
   15: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   16: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   17: r2 = r0
   18: r2 += 8
   19: if r2 > r1 goto 23
   20: *(u32 *)(r0 + 0) = 1                   ; clause
   21: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   22: *(u32 *)(r0 + 4) = r1                  ; ecb
   23: r1 = r6
   24: r2 = 232                               ; ctx.buf
   25: r3 = map rings
   27: r4 = 0
   28: call buffer_commit
; two-clauses-one-program.d:2: BEGIN { trace(pid); }
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 12
   34: call buffer_reserve
   35: if r0 == 0 goto 38
   36: r1 = r0
   37: call dt_count_drop()
   38: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   39: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   40: r2 = r0
   41: r2 += 12
   42: if r2 > r1 goto 48
   43: *(u32 *)(r0 + 0) = 2                   ; clause
   44: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   45: *(u32 *)(r0 + 4) = r1                  ; ecb
   46: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   47: *(u32 *)(r0 + 8) = r1
   48: r1 = r6
   49: r2 = 232                               ; ctx.buf
   50: r3 = map rings
   52: r4 = 0
   53: call buffer_commit
   54: r0 = 0
   55: exit
