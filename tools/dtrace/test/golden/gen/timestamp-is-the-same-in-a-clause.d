BEGIN /timestamp > 5/ { trace(timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 30 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; timestamp-is-the-same-in-a-clause.d:1: BEGIN /timestamp > 5/ { trace(timestamp); }
    4: call ktime_get_ns                      ; timestamp
    5: r7 = r0
    6: if r7 <= 5 goto 28
    7: r1 = r6
    8: r2 = 232                               ; ctx.buf
    9: r3 = map rings
   11: r4 = 20
   12: call buffer_reserve
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 22
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: *(u64 *)(r0 + 12) = r7
   22: r1 = r6
   23: r2 = 232                               ; ctx.buf
   24: r3 = map rings
   26: r4 = 0
   27: call buffer_commit
   28: r0 = 0
   29: exit
