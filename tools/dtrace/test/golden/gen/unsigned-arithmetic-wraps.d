BEGIN { trace(uid + 1); trace(uid << 3); trace(~uid); trace(uid & 7); }
==== code
record of clause 0: 24 bytes
  trace: u32 at 8
  trace: u32 at 12
  trace: u32 at 16
  trace: u32 at 20
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; unsigned-arithmetic-wraps.d:1: BEGIN { trace(uid + 1); trace(uid << 3); trace(~uid); trace(uid & 7); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 24
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 24
   17: if r2 > r1 goto 36
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   22: r1 += 1
   23: w1 = w1
   24: *(u32 *)(r0 + 8) = r1
   25: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   26: r1 <<= 3
   27: w1 = w1
   28: *(u32 *)(r0 + 12) = r1
   29: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   30: r1 ^= -1
   31: w1 = w1
   32: *(u32 *)(r0 + 16) = r1
   33: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   34: r1 &= 7
   35: *(u32 *)(r0 + 20) = r1
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
