BEGIN { a = 1; b = 2; c = a + b; trace(c); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 39 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; global-shared-address.d:1: BEGIN { a = 1; b = 2; c = a + b; trace(c); }
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
   17: if r2 > r1 goto 31
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = globals + 0
   23: *(u32 *)(r1 + 0) = 1                   ; a
   24: *(u32 *)(r1 + 8) = 2                   ; b
   25: r2 = *(s32 *)(r1 + 0)                  ; a
   26: r3 = *(s32 *)(r1 + 8)                  ; b
   27: r2 += r3
   28: *(u32 *)(r1 + 16) = r2                 ; c
   29: r1 = *(s32 *)(r1 + 16)                 ; c
   30: *(u32 *)(r0 + 8) = r1
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
