BEGIN { trace(timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 28 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; timestamp-once.d:1: BEGIN { trace(timestamp); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r1 = r7
   13: r1 += 20
   14: if r1 > r0 goto 20
   15: *(u32 *)(r7 + 0) = 1                   ; clause
   16: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r7 + 4) = r0                  ; ecb
   18: call ktime_get_ns
   19: *(u64 *)(r7 + 12) = r0
   20: r1 = r6
   21: r2 = 232                               ; ctx.buf
   22: r3 = map rings
   24: r4 = 0
   25: call buffer_commit
   26: r0 = 0
   27: exit
