BEGIN { trace(ipl); }
==== code
record of clause 0: 12 bytes
  trace: u32 at 8
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; ipl.d:1: BEGIN { trace(ipl); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 12
   22: if r2 > r1 goto 36
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 176)                ; curthread
   27: r1 = *(u32 *)(r1 + 180)                ; curthread->thread_info.preempt_count
   28: r2 = 3                                 ; ipl
   29: if r1 & 0xf00000 goto 35
   30: r2 = 2                                 ; ipl
   31: if r1 & 0xf0000 goto 35
   32: r2 = 1                                 ; ipl
   33: if r1 & 256 goto 35
   34: r2 = 0
   35: *(u32 *)(r0 + 8) = r2
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
