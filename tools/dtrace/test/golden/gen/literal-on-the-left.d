BEGIN /"m" > execname/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 46 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; literal-on-the-left.d:1: BEGIN /"m" > execname/ { }
    9: r1 = r10
   10: r1 += -16
   11: r2 = 16
   12: call get_current_comm                  ; execname
   13: r1 = r10
   14: r1 += -16
   15: r2 = 16
   16: r3 = literals + 0                      ; "m"
   18: call strncmp
   19: r0 = (s32)r0
   20: if r0 s>= 0 goto 44
   21: r1 = r6
   22: r2 = 232                               ; ctx.buf
   23: r3 = map rings
   25: r4 = 8
   26: call buffer_reserve
   27: if r0 == 0 goto 30
   28: r1 = r0
   29: call dt_count_drop()
   30: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   31: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   32: r2 = r0
   33: r2 += 8
   34: if r2 > r1 goto 38
   35: *(u32 *)(r0 + 0) = 1                   ; clause
   36: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   37: *(u32 *)(r0 + 4) = r1                  ; ecb
   38: r1 = r6
   39: r2 = 232                               ; ctx.buf
   40: r3 = map rings
   42: r4 = 0
   43: call buffer_commit
   44: r0 = 0
   45: exit
