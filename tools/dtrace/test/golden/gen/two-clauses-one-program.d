BEGIN /pid/ { trace(1); }
BEGIN { trace(pid); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
record of clause 1: 12 bytes
  trace: s32 at 8
dt_program_0, 50 instructions, 0 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; two-clauses-one-program.d:1: BEGIN /pid/ { trace(1); }
    4: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
    5: if r0 == 0 goto 26
    6: r1 = r6
    7: r2 = 232                               ; ctx.buf
    8: r3 = map rings
   10: r4 = 8
   11: call buffer_reserve
   12: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   13: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   14: r2 = r0
   15: r2 += 8
   16: if r2 > r1 goto 20
   17: *(u32 *)(r0 + 0) = 1                   ; clause
   18: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   19: *(u32 *)(r0 + 4) = r1                  ; ecb
   20: r1 = r6
   21: r2 = 232                               ; ctx.buf
   22: r3 = map rings
   24: r4 = 0
   25: call buffer_commit
; two-clauses-one-program.d:2: BEGIN { trace(pid); }
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 12
   31: call buffer_reserve
   32: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   33: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   34: r2 = r0
   35: r2 += 12
   36: if r2 > r1 goto 42
   37: *(u32 *)(r0 + 0) = 2                   ; clause
   38: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   39: *(u32 *)(r0 + 4) = r1                  ; ecb
   40: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   41: *(u32 *)(r0 + 8) = r1
   42: r1 = r6
   43: r2 = 232                               ; ctx.buf
   44: r3 = map rings
   46: r4 = 0
   47: call buffer_commit
   48: r0 = 0
   49: exit
