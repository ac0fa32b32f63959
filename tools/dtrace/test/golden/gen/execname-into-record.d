BEGIN { trace(execname); }
==== code
record of clause 0: 24 bytes
  trace: string of 16 at 8
dt_program_0, 29 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; execname-into-record.d:1: BEGIN { trace(execname); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 24
    9: call buffer_reserve
   10: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r1
   13: r2 += 24
   14: if r2 > r0 goto 21
   15: *(u32 *)(r1 + 0) = 1                   ; clause
   16: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r1 + 4) = r0                  ; ecb
   18: r1 += 8
   19: r2 = 16
   20: call get_current_comm                  ; execname
   21: r1 = r6
   22: r2 = 232                               ; ctx.buf
   23: r3 = map rings
   25: r4 = 0
   26: call buffer_commit
   27: r0 = 0
   28: exit
