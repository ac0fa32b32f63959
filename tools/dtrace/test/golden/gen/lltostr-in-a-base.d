BEGIN { trace(lltostr(arg0)); trace(lltostr(arg0, arg1)); }
==== code
record of clause 0: 97 bytes
  trace: string of 24 at 8
  trace: string of 65 at 32
dt_program_0, 62 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; lltostr-in-a-base.d:1: BEGIN { trace(lltostr(arg0)); trace(lltostr(arg0, arg1)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 97
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 97
   22: if r1 > r0 goto 51
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r1 = r7
   28: r1 += 8
   29: r2 = 24
   30: r3 = r8
   31: r4 = 10
   32: call dt_lltostr()
   33: r0 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   34: r0 = (s32)r0
   35: if r0 >= 2 goto 40
   36: r4 = r0
   37: r2 = 0x3800000                         ; illegal operation
   38: r3 = 36                                ; pc
   39: goto 58
   40: if r0 <= 36 goto 45
   41: r4 = r0
   42: r2 = 0x3800000                         ; illegal operation
   43: r3 = 41                                ; pc
   44: goto 58
   45: r1 = r7
   46: r1 += 32
   47: r2 = 65
   48: r3 = r8
   49: r4 = r0
   50: call dt_lltostr()
   51: r1 = r6
   52: r2 = 232                               ; ctx.buf
   53: r3 = map rings
   55: r4 = 0
   56: call buffer_commit
   57: goto 60
   58: r1 = r6
   59: call dt_fault()
   60: r0 = 0
   61: exit
dt_fault: as in gen/fault-without-a-record.d
