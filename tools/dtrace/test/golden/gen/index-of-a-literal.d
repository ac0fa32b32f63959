BEGIN { trace(index(execname, "a")); trace(rindex(execname, "a", 3)); }
==== code
record of clause 0: 16 bytes
  trace: s32 at 8
  trace: s32 at 12
dt_program_0, 58 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; index-of-a-literal.d:1: BEGIN { trace(index(execname, "a")); trace(rindex(execname, "a", 3)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 16
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 16
   22: if r1 > r0 goto 50
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = r10
   27: r1 += -16
   28: r2 = 16
   29: call get_current_comm                  ; execname
   30: r1 = r10
   31: r1 += -16
   32: r2 = literals + 0                      ; "a"
   34: r3 = 256
   35: r4 = 0
   36: call dt_index()
   37: *(u32 *)(r7 + 8) = r0
   38: r1 = r10
   39: r1 += -16
   40: r2 = 16
   41: call get_current_comm                  ; execname
   42: r1 = r10
   43: r1 += -16
   44: r2 = literals + 0                      ; "a"
   46: r3 = 256
   47: r4 = 3
   48: call dt_rindex()
   49: *(u32 *)(r7 + 12) = r0
   50: r1 = r6
   51: r2 = 232                               ; ctx.buf
   52: r3 = map rings
   54: r4 = 0
   55: call buffer_commit
   56: r0 = 0
   57: exit
