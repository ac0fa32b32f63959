this int n; BEGIN /pid/ { this->n = 3; } BEGIN { trace(this->n); }
==== code
clause 0 writes no record
record of clause 1: 12 bytes
  trace: s32 at 8
dt_program_0, 34 instructions, 0 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: r7 = 0                                 ; this->n
; this-read-first-is-cleared.d:1: this int n; BEGIN /pid/ { this->n = 3; } BEGIN { trace(this->n); }
    5: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
    6: if r0 == 0 goto 8
    7: r7 = 3
    8: r1 = r6
    9: r2 = 232                               ; ctx.buf
   10: r3 = map rings
   12: r4 = 12
   13: call buffer_reserve
   14: if r0 == 0 goto 17
   15: r1 = r0
   16: call dt_count_drop()
   17: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   18: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   19: r2 = r0
   20: r2 += 12
   21: if r2 > r1 goto 26
   22: *(u32 *)(r0 + 0) = 2                   ; clause
   23: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   24: *(u32 *)(r0 + 4) = r1                  ; ecb
   25: *(u32 *)(r0 + 8) = r7
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 0
   31: call buffer_commit
   32: r0 = 0
   33: exit
