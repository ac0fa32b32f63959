BEGIN { g = execname; trace(substr(g, 1)); trace(substr(g, -2, arg0)); }
==== code
record of clause 0: 520 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
dt_program_0, 54 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; substr-of-a-variable.d:1: BEGIN { g = execname; trace(substr(g, 1)); trace(substr(g, -2, arg0)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 520
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 520
   22: if r1 > r0 goto 46
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = globals + 0
   28: r1 = r8
   29: r2 = 16
   30: call get_current_comm                  ; execname
   31: r1 = r7
   32: r1 += 8
   33: r2 = 256
   34: r3 = r8
   35: r4 = 1
   36: r5 = 0x7fffffff
   37: call dt_substr()
   38: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   39: r5 = (s32)r0
   40: r1 = r7
   41: r1 += 264
   42: r2 = 256
   43: r3 = r8
   44: r4 = -2
   45: call dt_substr()
   46: r1 = r6
   47: r2 = 232                               ; ctx.buf
   48: r3 = map rings
   50: r4 = 0
   51: call buffer_commit
   52: r0 = 0
   53: exit
