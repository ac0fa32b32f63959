//! -x strsize=8k
BEGIN { this->s = execname; trace(1); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
dt_program_0, 43 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: call dt_claim_working()
   10: r7 = r0                                ; working memory
   11: if r7 == 0 goto 39
; working-memory-in-a-map.d:2: BEGIN { this->s = execname; trace(1); }
   12: r1 = r6
   13: r2 = 232                               ; ctx.buf
   14: r3 = map rings
   16: r4 = 8
   17: call buffer_reserve
   18: if r0 == 0 goto 21
   19: r1 = r0
   20: call dt_count_drop()
   21: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   22: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   23: r2 = r0
   24: r2 += 8
   25: if r2 > r1 goto 33
   26: *(u32 *)(r0 + 0) = 1                   ; clause
   27: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   28: *(u32 *)(r0 + 4) = r1                  ; ecb
   29: r1 = r7
   30: r1 += 8
   31: r2 = 16
   32: call get_current_comm                  ; execname
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 0
   38: call buffer_commit
   39: if r7 == 0 goto 41
   40: *(u64 *)(r7 + 0) = 0                   ; working memory is free
   41: r0 = 0
   42: exit
