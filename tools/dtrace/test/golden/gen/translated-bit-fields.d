struct out { int a : 5; unsigned b : 3; long c : 40; };
translator struct out < int n > { a = n; b = n; c = n; };
BEGIN { trace(xlate<struct out>(pid).a); trace(xlate<struct out *>(pid)->b); trace(xlate<struct out>(pid).c); }
==== code
record of clause 0: 28 bytes
  trace: s32 at 8
  trace: s32 at 12
  trace: s64 at 20
dt_program_0, 47 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; translated-bit-fields.d:3: BEGIN { trace(xlate<struct out>(pid).a); trace(xlate<struct out *>(pid)->b); trace(xlate<struct out>(pid).c); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 28
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 28
   22: if r2 > r1 goto 39
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: r2 = r1
   28: r2 <<= 27
   29: r2 = (s32)r2
   30: r2 s>>= 27
   31: *(u32 *)(r0 + 8) = r2
   32: w2 = w1
   33: r2 = (s32)r2
   34: r2 &= 7
   35: *(u32 *)(r0 + 12) = r2
   36: r1 <<= 24
   37: r1 s>>= 24
   38: *(u64 *)(r0 + 20) = r1
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: r0 = 0
   46: exit
