BEGIN { exit(3); }
==== code
record of clause 0: 8 bytes
  request exit
dt_program_0, 42 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; exit-constant.d:1: BEGIN { exit(3); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 8
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 8
   22: if r2 > r1 goto 34
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = 0x300000003 ll
   28: r2 = state + 0
   30: r0 = *(u64 *)(r2 + 0)
   31: w3 = w0
   32: if r3 == 3 goto 34
   33: r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
