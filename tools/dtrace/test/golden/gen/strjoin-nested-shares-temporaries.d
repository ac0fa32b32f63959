BEGIN { trace(strjoin(strjoin("a", execname), strjoin(execname, "b"))); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 72 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; strjoin-nested-shares-temporaries.d:1: BEGIN { trace(strjoin(strjoin("a", execname), strjoin(execname, "b"))); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 264
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 264
   22: if r1 > r0 goto 64
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r8
   29: r1 += 512
   30: if r1 > r0 goto 64
   31: r1 = r10
   32: r1 += -16
   33: r2 = 16
   34: call get_current_comm                  ; execname
   35: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   36: r1 = r8
   37: r2 = 256
   38: r3 = literals + 0                      ; "a"
   40: r4 = r10
   41: r4 += -16
   42: call dt_strjoin()
   43: r1 = r10
   44: r1 += -16
   45: r2 = 16
   46: call get_current_comm                  ; execname
   47: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   48: r1 = r8
   49: r1 += 256
   50: r2 = 256
   51: r3 = r10
   52: r3 += -16
   53: r4 = literals + 2                      ; "b"
   55: call dt_strjoin()
   56: r5 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   57: r1 = r7
   58: r1 += 8
   59: r2 = 256
   60: r3 = r8
   61: r4 = r8
   62: r4 += 256
   63: call dt_strjoin()
   64: r1 = r6
   65: r2 = 232                               ; ctx.buf
   66: r3 = map rings
   68: r4 = 0
   69: call buffer_commit
   70: r0 = 0
   71: exit
