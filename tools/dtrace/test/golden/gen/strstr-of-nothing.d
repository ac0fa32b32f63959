BEGIN /strstr(execname, "sh") != 0/ { trace(strchr(execname, 115)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 68 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; strstr-of-nothing.d:1: BEGIN /strstr(execname, "sh") != 0/ { trace(strchr(execname, 115)); }
    9: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r7
   12: r1 += 256
   13: if r1 > r0 goto 66
   14: r1 = r10
   15: r1 += -16
   16: r2 = 16
   17: call get_current_comm                  ; execname
   18: r1 = r7
   19: r2 = 256
   20: r3 = r10
   21: r3 += -16
   22: r4 = literals + 0                      ; "sh"
   24: call dt_strstr()
   25: r1 = r7
   26: r2 = 256
   27: r3 = literals + 2                      ; ""
   29: call strncmp
   30: r0 = (s32)r0
   31: if r0 == 0 goto 66
   32: r1 = r6
   33: r2 = 232                               ; ctx.buf
   34: r3 = map rings
   36: r4 = 264
   37: call buffer_reserve
   38: if r0 == 0 goto 41
   39: r1 = r0
   40: call dt_count_drop()
   41: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   42: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   43: r1 = r7
   44: r1 += 264
   45: if r1 > r0 goto 60
   46: *(u32 *)(r7 + 0) = 1                   ; clause
   47: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   48: *(u32 *)(r7 + 4) = r0                  ; ecb
   49: r1 = r10
   50: r1 += -16
   51: r2 = 16
   52: call get_current_comm                  ; execname
   53: r1 = r7
   54: r1 += 8
   55: r2 = 256
   56: r3 = r10
   57: r3 += -16
   58: r4 = 115
   59: call dt_strchr()
   60: r1 = r6
   61: r2 = 232                               ; ctx.buf
   62: r3 = map rings
   64: r4 = 0
   65: call buffer_commit
   66: r0 = 0
   67: exit
