BEGIN { trace(1); trace("text"); trace(probefunc); trace(id); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
  trace: constant "text"
  trace: probefunc
  trace: id
dt_program_0, 26 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; empty-record-of-constants.d:1: BEGIN { trace(1); trace("text"); trace(probefunc); trace(id); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 8
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 8
   14: if r2 > r1 goto 18
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = r6
   19: r2 = 232                               ; ctx.buf
   20: r3 = map rings
   22: r4 = 0
   23: call buffer_commit
   24: r0 = 0
   25: exit
