int n; BEGIN { n = pid * 3; trace((short)(pid + 1)); }
==== code
record of clause 0: 10 bytes
  trace: s16 at 8
dt_program_0, 39 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; store-cuts-by-itself.d:1: int n; BEGIN { n = pid * 3; trace((short)(pid + 1)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 10
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 10
   17: if r2 > r1 goto 31
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   22: r2 = r1
   23: r2 *= 3
   24: r2 = (s32)r2
   25: r3 = globals + 0
   27: *(u32 *)(r3 + 0) = r2                  ; n
   28: r1 += 1
   29: r1 = (s32)r1
   30: *(u16 *)(r0 + 8) = r1
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
