BEGIN { trace(basename(dirname("/a/b"))); trace(cleanpath("/a/../b")); }
==== code
record of clause 0: 520 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
dt_program_0, 52 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; paths-taken-apart.d:1: BEGIN { trace(basename(dirname("/a/b"))); trace(cleanpath("/a/../b")); }
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
   17: if r1 > r0 goto 44
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   22: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   23: r1 = r8
   24: r1 += 256
   25: if r1 > r0 goto 44
   26: r1 = r8
   27: r2 = 256
   28: r3 = literals + 0                      ; "/a/b"
   30: call dt_dirname()
   31: r1 = r7
   32: r1 += 8
   33: r2 = 256
   34: r3 = r8
   35: call dt_basename()
   36: r4 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   37: r1 = r7
   38: r1 += 264
   39: r2 = 256
   40: r3 = literals + 5                      ; "/a/../b"
   42: r5 = r8
   43: call dt_cleanpath()
   44: r1 = r6
   45: r2 = 232                               ; ctx.buf
   46: r3 = map rings
   48: r4 = 0
   49: call buffer_commit
   50: r0 = 0
   51: exit
