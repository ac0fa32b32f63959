this int n; BEGIN { this->n = 3; this->n += pid; } BEGIN { this->n++; trace(this->n); }
==== code
clause 0 writes no record
record of clause 1: 12 bytes
  trace: s32 at 8
dt_program_0, 36 instructions, 0 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; this-in-registers.d:1: this int n; BEGIN { this->n = 3; this->n += pid; } BEGIN { this->n++; trace(this->n); }
    4: r7 = 3
    5: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
    6: r7 += r0
    7: r7 = (s32)r7
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
   21: if r2 > r1 goto 28
   22: *(u32 *)(r0 + 0) = 2                   ; clause
   23: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   24: *(u32 *)(r0 + 4) = r1                  ; ecb
   25: r7 += 1
   26: r7 = (s32)r7
   27: *(u32 *)(r0 + 8) = r7
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r0 = 0
   35: exit
