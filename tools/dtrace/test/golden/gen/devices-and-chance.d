BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 8
  trace: u32 at 12
  trace: s32 at 16
dt_program_0, 44 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; devices-and-chance.d:1: BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 20
   22: if r1 > r0 goto 36
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: w1 = w0
   28: r1 >>= 20
   29: *(u32 *)(r7 + 8) = r1
   30: w0 = w0
   31: r0 &= 0xfffff
   32: *(u32 *)(r7 + 12) = r0
   33: call get_prandom_u32
   34: w0 >>= 1
   35: *(u32 *)(r7 + 16) = r0
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
