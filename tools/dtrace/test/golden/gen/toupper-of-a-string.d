BEGIN { trace(toupper(execname)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 40 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; toupper-of-a-string.d:1: BEGIN { trace(toupper(execname)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 264
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 264
   17: if r1 > r0 goto 32
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = r10
   22: r1 += -16
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r4 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r1 = r7
   27: r1 += 8
   28: r2 = 256
   29: r3 = r10
   30: r3 += -16
   31: call dt_toupper()
   32: r1 = r6
   33: r2 = 232                               ; ctx.buf
   34: r3 = map rings
   36: r4 = 0
   37: call buffer_commit
   38: r0 = 0
   39: exit
