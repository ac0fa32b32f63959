int a[4]; BEGIN { trace(a[3]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 33 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; element-known-index.d:1: int a[4]; BEGIN { trace(a[3]); }
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
   17: if r2 > r1 goto 25
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = globals + 0
   23: r1 = *(s32 *)(r1 + 12)                 ; a
   24: *(u32 *)(r0 + 8) = r1
   25: r1 = r6
   26: r2 = 232                               ; ctx.buf
   27: r3 = map rings
   29: r4 = 0
   30: call buffer_commit
   31: r0 = 0
   32: exit
