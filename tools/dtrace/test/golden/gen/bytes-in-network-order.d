BEGIN { trace(htons(arg0)); trace(ntohl(arg1)); trace(htonll(arg2)); trace(htonl(1)); }
==== code
record of clause 0: 32 bytes
  trace: u16 at 8
  trace: u32 at 12
  trace: u64 at 20
  trace: u32 at 28
dt_program_0, 44 instructions, 3 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; bytes-in-network-order.d:1: BEGIN { trace(htons(arg0)); trace(ntohl(arg1)); trace(htonll(arg2)); trace(htonl(1)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 32
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 32
   22: if r2 > r1 goto 36
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r1 = be16 r1
   28: *(u16 *)(r0 + 8) = r1
   29: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   30: r1 = be32 r1
   31: *(u32 *)(r0 + 12) = r1
   32: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   33: r1 = be64 r1
   34: *(u64 *)(r0 + 20) = r1
   35: *(u32 *)(r0 + 28) = 0x1000000
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
