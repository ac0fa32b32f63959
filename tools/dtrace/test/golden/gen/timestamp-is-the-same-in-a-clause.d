BEGIN /timestamp > 5/ { trace(timestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 38 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; timestamp-is-the-same-in-a-clause.d:1: BEGIN /timestamp > 5/ { trace(timestamp); }
    9: call ktime_get_ns                      ; timestamp
   10: r7 = r0
   11: if r7 <= 5 goto 36
   12: r1 = r6
   13: r2 = 232                               ; ctx.buf
   14: r3 = map rings
   16: r4 = 20
   17: call buffer_reserve
   18: if r0 == 0 goto 21
   19: r1 = r0
   20: call dt_count_drop()
   21: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   22: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   23: r2 = r0
   24: r2 += 20
   25: if r2 > r1 goto 30
   26: *(u32 *)(r0 + 0) = 1                   ; clause
   27: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   28: *(u32 *)(r0 + 4) = r1                  ; ecb
   29: *(u64 *)(r0 + 12) = r7
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 0
   35: call buffer_commit
   36: r0 = 0
   37: exit
