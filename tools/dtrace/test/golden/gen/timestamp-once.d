BEGIN { trace(timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 31 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; timestamp-once.d:1: BEGIN { trace(timestamp); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 20
   17: if r1 > r0 goto 23
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: call ktime_get_ns
   22: *(u64 *)(r7 + 12) = r0
   23: r1 = r6
   24: r2 = 232                               ; ctx.buf
   25: r3 = map rings
   27: r4 = 0
   28: call buffer_commit
   29: r0 = 0
   30: exit
