BEGIN { exit(3); }
==== code
record of clause 0: 8 bytes
dt_program_0, 34 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; exit-constant.d:1: BEGIN { exit(3); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 8
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 8
   14: if r2 > r1 goto 26
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = 0x300000003 ll
   20: r2 = state + 0
   22: r0 = *(u64 *)(r2 + 0)
   23: w3 = w0
   24: if r3 == 3 goto 26
   25: r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 0
   31: call buffer_commit
   32: r0 = 0
   33: exit
