BEGIN { n++; } END { trace(n); }
==== code
clause 0 writes no record
record of clause 1: 20 bytes
  trace: s64 at 12
dt_program_0, 11 instructions, 0 arguments, clauses 0
    0: r0 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; global-counted-up.d:1: BEGIN { n++; } END { trace(n); }
    4: r0 = globals + 0
    6: r1 = *(u64 *)(r0 + 0)                  ; n
    7: r1 += 1
    8: *(u64 *)(r0 + 0) = r1                  ; n
    9: r0 = 0
   10: exit
dt_program_1, 33 instructions, 0 arguments, clauses 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; global-counted-up.d:1: BEGIN { n++; } END { trace(n); }
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
   17: if r2 > r1 goto 25
   18: *(u32 *)(r0 + 0) = 2                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = globals + 0
   23: r1 = *(u64 *)(r1 + 0)                  ; n
   24: *(u64 *)(r0 + 12) = r1
   25: r1 = r6
   26: r2 = 232                               ; ctx.buf
   27: r3 = map rings
   29: r4 = 0
   30: call buffer_commit
   31: r0 = 0
   32: exit
