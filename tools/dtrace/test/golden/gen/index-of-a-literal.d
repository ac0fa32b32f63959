BEGIN { trace(index(execname, "a")); trace(rindex(execname, "a", 3)); }
==== code
record of clause 0: 16 bytes
  trace: s32 at 8
  trace: s32 at 12
dt_program_0, 53 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; index-of-a-literal.d:1: BEGIN { trace(index(execname, "a")); trace(rindex(execname, "a", 3)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 16
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 16
   17: if r1 > r0 goto 45
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = r10
   22: r1 += -16
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r1 = r10
   26: r1 += -16
   27: r2 = literals + 0                      ; "a"
   29: r3 = 256
   30: r4 = 0
   31: call dt_index()
   32: *(u32 *)(r7 + 8) = r0
   33: r1 = r10
   34: r1 += -16
   35: r2 = 16
   36: call get_current_comm                  ; execname
   37: r1 = r10
   38: r1 += -16
   39: r2 = literals + 0                      ; "a"
   41: r3 = 256
   42: r4 = 3
   43: call dt_rindex()
   44: *(u32 *)(r7 + 12) = r0
   45: r1 = r6
   46: r2 = 232                               ; ctx.buf
   47: r3 = map rings
   49: r4 = 0
   50: call buffer_commit
   51: r0 = 0
   52: exit
