int a[4]; BEGIN { trace(a[3]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 38 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; element-known-index.d:1: int a[4]; BEGIN { trace(a[3]); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 12
   22: if r2 > r1 goto 30
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = globals + 0
   28: r1 = *(s32 *)(r1 + 12)                 ; a[]
   29: *(u32 *)(r0 + 8) = r1
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 0
   35: call buffer_commit
   36: r0 = 0
   37: exit
