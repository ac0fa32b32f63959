BEGIN /timestamp > 5/ { trace(timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 33 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; timestamp-is-the-same-in-a-clause.d:1: BEGIN /timestamp > 5/ { trace(timestamp); }
    4: call ktime_get_ns                      ; timestamp
    5: r7 = r0
    6: if r7 <= 5 goto 31
    7: r1 = r6
    8: r2 = 232                               ; ctx.buf
    9: r3 = map rings
   11: r4 = 20
   12: call buffer_reserve
   13: if r0 == 0 goto 16
   14: r1 = r0
   15: call dt_count_drop()
   16: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   17: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   18: r2 = r0
   19: r2 += 20
   20: if r2 > r1 goto 25
   21: *(u32 *)(r0 + 0) = 1                   ; clause
   22: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   23: *(u32 *)(r0 + 4) = r1                  ; ecb
   24: *(u64 *)(r0 + 12) = r7
   25: r1 = r6
   26: r2 = 232                               ; ctx.buf
   27: r3 = map rings
   29: r4 = 0
   30: call buffer_commit
   31: r0 = 0
   32: exit
