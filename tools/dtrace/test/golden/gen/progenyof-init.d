BEGIN /progenyof(1)/ { trace(1); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
dt_program_0, 47 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; progenyof-init.d:1: BEGIN /progenyof(1)/ { trace(1); }
    9: r0 = *(u64 *)(r6 + 176)                ; curthread
   10: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   11: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   12: r3 = r1
   13: r3 += 8
   14: if r3 > r2 goto 45
   15: *(u64 *)(r1 + 0) = r0
   16: r1 = *(u64 *)(r1 + 0)                  ; as a number
   17: r2 = 1
   18: r3 = 0x300000003c ll
   20: call dt_progenyof()
   21: if r0 == 0 goto 45
   22: r1 = r6
   23: r2 = 232                               ; ctx.buf
   24: r3 = map rings
   26: r4 = 8
   27: call buffer_reserve
   28: if r0 == 0 goto 31
   29: r1 = r0
   30: call dt_count_drop()
   31: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   32: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   33: r2 = r0
   34: r2 += 8
   35: if r2 > r1 goto 39
   36: *(u32 *)(r0 + 0) = 1                   ; clause
   37: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   38: *(u32 *)(r0 + 4) = r1                  ; ecb
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: r0 = 0
   46: exit
