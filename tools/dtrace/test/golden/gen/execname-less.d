BEGIN /execname < "m"/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 41 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; execname-less.d:1: BEGIN /execname < "m"/ { }
    4: r1 = r10
    5: r1 += -16
    6: r2 = 16
    7: call get_current_comm                  ; execname
    8: r1 = r10
    9: r1 += -16
   10: r2 = 16
   11: r3 = literals + 0                      ; "m"
   13: call strncmp
   14: r0 = (s32)r0
   15: if r0 s>= 0 goto 39
   16: r1 = r6
   17: r2 = 232                               ; ctx.buf
   18: r3 = map rings
   20: r4 = 8
   21: call buffer_reserve
   22: if r0 == 0 goto 25
   23: r1 = r0
   24: call dt_count_drop()
   25: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   26: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   27: r2 = r0
   28: r2 += 8
   29: if r2 > r1 goto 33
   30: *(u32 *)(r0 + 0) = 1                   ; clause
   31: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   32: *(u32 *)(r0 + 4) = r1                  ; ecb
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 0
   38: call buffer_commit
   39: r0 = 0
   40: exit
