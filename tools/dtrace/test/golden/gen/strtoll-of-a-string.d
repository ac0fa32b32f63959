BEGIN { trace(strtoll(execname, 16)); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 49 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; strtoll-of-a-string.d:1: BEGIN { trace(strtoll(execname, 16)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 20
   22: if r1 > r0 goto 41
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = r10
   27: r1 += -16
   28: r2 = 16
   29: call get_current_comm                  ; execname
   30: r4 = *(u64 *)(r6 + 248)                ; ctx.scratch
   31: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   32: r1 = r4
   33: r1 += 96
   34: if r1 > r0 goto 41
   35: r1 = r10
   36: r1 += -16
   37: r2 = 256
   38: r3 = 16
   39: call dt_strtoll()
   40: *(u64 *)(r7 + 12) = r0
   41: r1 = r6
   42: r2 = 232                               ; ctx.buf
   43: r3 = map rings
   45: r4 = 0
   46: call buffer_commit
   47: r0 = 0
   48: exit
