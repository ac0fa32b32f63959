BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 8
  trace: u32 at 12
  trace: s32 at 16
dt_program_0, 39 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; devices-and-chance.d:1: BEGIN { trace(getmajor(arg0)); trace(getminor(arg0)); trace(rand()); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 20
   17: if r1 > r0 goto 31
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: w1 = w0
   23: r1 >>= 20
   24: *(u32 *)(r7 + 8) = r1
   25: w0 = w0
   26: r0 &= 0xfffff
   27: *(u32 *)(r7 + 12) = r0
   28: call get_prandom_u32
   29: w0 >>= 1
   30: *(u32 *)(r7 + 16) = r0
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
