BEGIN { exit(pid); }
==== code
record of clause 0: 8 bytes
dt_program_0, 36 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; exit-computed.d:1: BEGIN { exit(pid); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 8
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 8
   14: if r2 > r1 goto 28
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   19: r1 = r0
   20: r1 <<= 32
   21: r1 |= 3
   22: r2 = state + 0
   24: r0 = *(u64 *)(r2 + 0)
   25: w3 = w0
   26: if r3 == 3 goto 28
   27: r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 0
   33: call buffer_commit
   34: r0 = 0
   35: exit
