BEGIN /execname != "longer-name"/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 39 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; execname-not-equal.d:1: BEGIN /execname != "longer-name"/ { }
    4: r1 = r10
    5: r1 += -16
    6: r2 = 16
    7: call get_current_comm                  ; execname
    8: r0 = *(u64 *)(r10 - 16)                ; execname
    9: r1 = 0x6e2d7265676e6f6c ll
   11: if r0 != r1 goto 14
   12: r0 = *(u64 *)(r10 - 8)                 ; execname
   13: if r0 == 0x656d61 goto 37
   14: r1 = r6
   15: r2 = 232                               ; ctx.buf
   16: r3 = map rings
   18: r4 = 8
   19: call buffer_reserve
   20: if r0 == 0 goto 23
   21: r1 = r0
   22: call dt_count_drop()
   23: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   24: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   25: r2 = r0
   26: r2 += 8
   27: if r2 > r1 goto 31
   28: *(u32 *)(r0 + 0) = 1                   ; clause
   29: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   30: *(u32 *)(r0 + 4) = r1                  ; ecb
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
