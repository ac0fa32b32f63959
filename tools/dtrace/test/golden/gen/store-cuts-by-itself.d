int n; BEGIN { n = pid * 3; trace((short)(pid + 1)); }
==== code
record of clause 0: 10 bytes
  trace: s16 at 8
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; store-cuts-by-itself.d:1: int n; BEGIN { n = pid * 3; trace((short)(pid + 1)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 10
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 10
   22: if r2 > r1 goto 36
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: r2 = r1
   28: r2 *= 3
   29: r2 = (s32)r2
   30: r3 = globals + 0
   32: *(u32 *)(r3 + 0) = r2                  ; n
   33: r1 += 1
   34: r1 = (s32)r1
   35: *(u16 *)(r0 + 8) = r1
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
