BEGIN { trace((n = 3, n + 1)); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 35 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; comma-assigns.d:1: BEGIN { trace((n = 3, n + 1)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 12
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 12
   17: if r2 > r1 goto 27
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = globals + 0
   23: *(u32 *)(r1 + 0) = 3                   ; n
   24: r1 = *(s32 *)(r1 + 0)                  ; n
   25: r1 += 1
   26: *(u32 *)(r0 + 8) = r1
   27: r1 = r6
   28: r2 = 232                               ; ctx.buf
   29: r3 = map rings
   31: r4 = 0
   32: call buffer_commit
   33: r0 = 0
   34: exit
