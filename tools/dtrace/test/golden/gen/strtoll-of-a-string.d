BEGIN { trace(strtoll(execname, 16)); }
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; strtoll-of-a-string.d:1: BEGIN { trace(strtoll(execname, 16)); }
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
   17: if r1 > r0 goto 36
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = r10
   22: r1 += -16
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r4 = *(u64 *)(r6 + 248)                ; ctx.scratch
   26: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   27: r1 = r4
   28: r1 += 96
   29: if r1 > r0 goto 36
   30: r1 = r10
   31: r1 += -16
   32: r2 = 256
   33: r3 = 16
   34: call dt_strtoll()
   35: *(u64 *)(r7 + 12) = r0
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
