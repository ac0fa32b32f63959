BEGIN { g = execname; trace(substr(g, 1)); trace(substr(g, -2, arg0)); }
==== code
record of clause 0: 520 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
dt_program_0, 49 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; substr-of-a-variable.d:1: BEGIN { g = execname; trace(substr(g, 1)); trace(substr(g, -2, arg0)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 520
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 520
   17: if r1 > r0 goto 41
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = globals + 0
   23: r1 = r8
   24: r2 = 16
   25: call get_current_comm                  ; execname
   26: r1 = r7
   27: r1 += 8
   28: r2 = 256
   29: r3 = r8
   30: r4 = 1
   31: r5 = 0x7fffffff
   32: call dt_substr()
   33: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   34: r5 = (s32)r0
   35: r1 = r7
   36: r1 += 264
   37: r2 = 256
   38: r3 = r8
   39: r4 = -2
   40: call dt_substr()
   41: r1 = r6
   42: r2 = 232                               ; ctx.buf
   43: r3 = map rings
   45: r4 = 0
   46: call buffer_commit
   47: r0 = 0
   48: exit
