BEGIN { this->n = arg0; trace(this->n + 1); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 32 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; this-assigned-is-not-cleared.d:1: BEGIN { this->n = arg0; trace(this->n + 1); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 24
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r1 += 1
   23: *(u64 *)(r0 + 12) = r1
   24: r1 = r6
   25: r2 = 232                               ; ctx.buf
   26: r3 = map rings
   28: r4 = 0
   29: call buffer_commit
   30: r0 = 0
   31: exit
