BEGIN { exit(pid); }
==== code
record of clause 0: 8 bytes
dt_program_0, 39 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; exit-computed.d:1: BEGIN { exit(pid); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 8
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 8
   17: if r2 > r1 goto 31
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   22: r1 = r0
   23: r1 <<= 32
   24: r1 |= 3
   25: r2 = state + 0
   27: r0 = *(u64 *)(r2 + 0)
   28: w3 = w0
   29: if r3 == 3 goto 31
   30: r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
