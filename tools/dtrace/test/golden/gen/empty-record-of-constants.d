BEGIN { trace(1); trace("text"); trace(probefunc); trace(id); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
  trace: constant "text"
  trace: probefunc
  trace: id
dt_program_0, 29 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; empty-record-of-constants.d:1: BEGIN { trace(1); trace("text"); trace(probefunc); trace(id); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 8
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 8
   17: if r2 > r1 goto 21
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = r6
   22: r2 = 232                               ; ctx.buf
   23: r3 = map rings
   25: r4 = 0
   26: call buffer_commit
   27: r0 = 0
   28: exit
