BEGIN { trace(strjoin(strjoin("a", execname), strjoin(execname, "b"))); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 67 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; strjoin-nested-shares-temporaries.d:1: BEGIN { trace(strjoin(strjoin("a", execname), strjoin(execname, "b"))); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 264
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 264
   17: if r1 > r0 goto 59
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   22: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   23: r1 = r8
   24: r1 += 512
   25: if r1 > r0 goto 59
   26: r1 = r10
   27: r1 += -16
   28: r2 = 16
   29: call get_current_comm                  ; execname
   30: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   31: r1 = r8
   32: r2 = 256
   33: r3 = literals + 0                      ; "a"
   35: r4 = r10
   36: r4 += -16
   37: call dt_strjoin()
   38: r1 = r10
   39: r1 += -16
   40: r2 = 16
   41: call get_current_comm                  ; execname
   42: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   43: r1 = r8
   44: r1 += 256
   45: r2 = 256
   46: r3 = r10
   47: r3 += -16
   48: r4 = literals + 2                      ; "b"
   50: call dt_strjoin()
   51: r5 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   52: r1 = r7
   53: r1 += 8
   54: r2 = 256
   55: r3 = r8
   56: r4 = r8
   57: r4 += 256
   58: call dt_strjoin()
   59: r1 = r6
   60: r2 = 232                               ; ctx.buf
   61: r3 = map rings
   63: r4 = 0
   64: call buffer_commit
   65: r0 = 0
   66: exit
