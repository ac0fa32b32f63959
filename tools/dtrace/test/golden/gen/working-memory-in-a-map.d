//! -x strsize=8k
BEGIN { this->s = execname; trace(1); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
dt_program_0, 38 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: call dt_claim_working()
    5: r7 = r0                                ; working memory
    6: if r7 == 0 goto 34
; working-memory-in-a-map.d:2: BEGIN { this->s = execname; trace(1); }
    7: r1 = r6
    8: r2 = 232                               ; ctx.buf
    9: r3 = map rings
   11: r4 = 8
   12: call buffer_reserve
   13: if r0 == 0 goto 16
   14: r1 = r0
   15: call dt_count_drop()
   16: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   17: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   18: r2 = r0
   19: r2 += 8
   20: if r2 > r1 goto 28
   21: *(u32 *)(r0 + 0) = 1                   ; clause
   22: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   23: *(u32 *)(r0 + 4) = r1                  ; ecb
   24: r1 = r7
   25: r1 += 8
   26: r2 = 16
   27: call get_current_comm                  ; execname
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: if r7 == 0 goto 36
   35: *(u64 *)(r7 + 0) = 0                   ; working memory is free
   36: r0 = 0
   37: exit
