BEGIN { trace(uid + 1); trace(uid << 3); trace(~uid); trace(uid & 7); }
==== code
record of clause 0: 24 bytes
  trace: u32 at 8
  trace: u32 at 12
  trace: u32 at 16
  trace: u32 at 20
dt_program_0, 41 instructions, 0 arguments, clauses 0
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
   17: if r2 > r1 goto 33
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   22: r2 = r1
   23: w2 += 1
   24: *(u32 *)(r0 + 8) = r2
   25: r2 = r1
   26: r2 <<= 3
   27: *(u32 *)(r0 + 12) = r2
   28: r2 = r1
   29: r2 ^= -1
   30: *(u32 *)(r0 + 16) = r2
   31: r1 &= 7
   32: *(u32 *)(r0 + 20) = r1
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 0
   38: call buffer_commit
   39: r0 = 0
   40: exit
