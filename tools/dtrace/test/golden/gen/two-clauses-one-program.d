BEGIN /pid/ { trace(1); }
BEGIN { trace(pid); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
record of clause 1: 12 bytes
  trace: s32 at 8
dt_program_0, 61 instructions, 0 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; two-clauses-one-program.d:1: BEGIN /pid/ { trace(1); }
    9: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   10: if r0 == 0 goto 34
   11: r1 = r6
   12: r2 = 232                               ; ctx.buf
   13: r3 = map rings
   15: r4 = 8
   16: call buffer_reserve
   17: if r0 == 0 goto 20
   18: r1 = r0
   19: call dt_count_drop()
   20: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   21: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   22: r2 = r0
   23: r2 += 8
   24: if r2 > r1 goto 28
   25: *(u32 *)(r0 + 0) = 1                   ; clause
   26: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   27: *(u32 *)(r0 + 4) = r1                  ; ecb
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
; two-clauses-one-program.d:2: BEGIN { trace(pid); }
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 12
   39: call buffer_reserve
   40: if r0 == 0 goto 43
   41: r1 = r0
   42: call dt_count_drop()
   43: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   44: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   45: r2 = r0
   46: r2 += 12
   47: if r2 > r1 goto 53
   48: *(u32 *)(r0 + 0) = 2                   ; clause
   49: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   50: *(u32 *)(r0 + 4) = r1                  ; ecb
   51: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   52: *(u32 *)(r0 + 8) = r1
   53: r1 = r6
   54: r2 = 232                               ; ctx.buf
   55: r3 = map rings
   57: r4 = 0
   58: call buffer_commit
   59: r0 = 0
   60: exit
