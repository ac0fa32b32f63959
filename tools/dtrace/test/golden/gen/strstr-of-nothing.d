BEGIN /strstr(execname, "sh") != 0/ { trace(strchr(execname, 115)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 63 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; strstr-of-nothing.d:1: BEGIN /strstr(execname, "sh") != 0/ { trace(strchr(execname, 115)); }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 256
    8: if r1 > r0 goto 61
    9: r1 = r10
   10: r1 += -16
   11: r2 = 16
   12: call get_current_comm                  ; execname
   13: r1 = r7
   14: r2 = 256
   15: r3 = r10
   16: r3 += -16
   17: r4 = literals + 0                      ; "sh"
   19: call dt_strstr()
   20: r1 = r7
   21: r2 = 256
   22: r3 = literals + 2                      ; ""
   24: call strncmp
   25: r0 = (s32)r0
   26: if r0 == 0 goto 61
   27: r1 = r6
   28: r2 = 232                               ; ctx.buf
   29: r3 = map rings
   31: r4 = 264
   32: call buffer_reserve
   33: if r0 == 0 goto 36
   34: r1 = r0
   35: call dt_count_drop()
   36: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   37: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   38: r1 = r7
   39: r1 += 264
   40: if r1 > r0 goto 55
   41: *(u32 *)(r7 + 0) = 1                   ; clause
   42: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   43: *(u32 *)(r7 + 4) = r0                  ; ecb
   44: r1 = r10
   45: r1 += -16
   46: r2 = 16
   47: call get_current_comm                  ; execname
   48: r1 = r7
   49: r1 += 8
   50: r2 = 256
   51: r3 = r10
   52: r3 += -16
   53: r4 = 115
   54: call dt_strchr()
   55: r1 = r6
   56: r2 = 232                               ; ctx.buf
   57: r3 = map rings
   59: r4 = 0
   60: call buffer_commit
   61: r0 = 0
   62: exit
