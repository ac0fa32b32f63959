BEGIN /execname != "longer-name"/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; execname-not-equal.d:1: BEGIN /execname != "longer-name"/ { }
    9: r1 = r10
   10: r1 += -16
   11: r2 = 16
   12: call get_current_comm                  ; execname
   13: r0 = *(u64 *)(r10 - 16)                ; execname
   14: r1 = 0x6e2d7265676e6f6c ll
   16: if r0 != r1 goto 19
   17: r0 = *(u64 *)(r10 - 8)                 ; execname
   18: if r0 == 0x656d61 goto 42
   19: r1 = r6
   20: r2 = 232                               ; ctx.buf
   21: r3 = map rings
   23: r4 = 8
   24: call buffer_reserve
   25: if r0 == 0 goto 28
   26: r1 = r0
   27: call dt_count_drop()
   28: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   29: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   30: r2 = r0
   31: r2 += 8
   32: if r2 > r1 goto 36
   33: *(u32 *)(r0 + 0) = 1                   ; clause
   34: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   35: *(u32 *)(r0 + 4) = r1                  ; ecb
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
