BEGIN { n++; } END { trace(n); }
==== code
clause 0 writes no record
record of clause 1: 20 bytes
  trace: s64 at 12
dt_program_0, 16 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; global-counted-up.d:1: BEGIN { n++; } END { trace(n); }
    9: r0 = globals + 0
   11: r1 = *(u64 *)(r0 + 0)                  ; n
   12: r1 += 1
   13: *(u64 *)(r0 + 0) = r1                  ; n
   14: r0 = 0
   15: exit
dt_program_1, 38 instructions, 0 arguments, clauses 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; global-counted-up.d:1: BEGIN { n++; } END { trace(n); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 30
   23: *(u32 *)(r0 + 0) = 2                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = globals + 0
   28: r1 = *(u64 *)(r1 + 0)                  ; n
   29: *(u64 *)(r0 + 12) = r1
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 0
   35: call buffer_commit
   36: r0 = 0
   37: exit
