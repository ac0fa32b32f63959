this int n; BEGIN /pid/ { this->n = 3; } BEGIN { trace(this->n); }
==== code
clause 0 writes no record
record of clause 1: 12 bytes
  trace: s32 at 8
dt_program_0, 39 instructions, 0 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: r7 = 0                                 ; this->n
; this-read-first-is-cleared.d:1: this int n; BEGIN /pid/ { this->n = 3; } BEGIN { trace(this->n); }
   10: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   11: if r0 == 0 goto 13
   12: r7 = 3
   13: r1 = r6
   14: r2 = 232                               ; ctx.buf
   15: r3 = map rings
   17: r4 = 12
   18: call buffer_reserve
   19: if r0 == 0 goto 22
   20: r1 = r0
   21: call dt_count_drop()
   22: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   23: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   24: r2 = r0
   25: r2 += 12
   26: if r2 > r1 goto 31
   27: *(u32 *)(r0 + 0) = 2                   ; clause
   28: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   29: *(u32 *)(r0 + 4) = r1                  ; ecb
   30: *(u32 *)(r0 + 8) = r7
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
