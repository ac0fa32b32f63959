BEGIN { trace(vtimestamp); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 37 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; vtimestamp.d:1: BEGIN { trace(vtimestamp); }
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
   22: if r2 > r1 goto 29
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 176)                ; curthread
   27: r1 = *(u64 *)(r1 + 208)                ; curthread->se.sum_exec_runtime
   28: *(u64 *)(r0 + 12) = r1
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 0
   34: call buffer_commit
   35: r0 = 0
   36: exit
