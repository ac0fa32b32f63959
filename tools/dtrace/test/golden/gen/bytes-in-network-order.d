BEGIN { trace(htons(arg0)); trace(ntohl(arg1)); trace(htonll(arg2)); trace(htonl(1)); }
==== code
record of clause 0: 32 bytes
  trace: u16 at 8
  trace: u32 at 12
  trace: u64 at 20
  trace: u32 at 28
dt_program_0, 39 instructions, 3 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; bytes-in-network-order.d:1: BEGIN { trace(htons(arg0)); trace(ntohl(arg1)); trace(htonll(arg2)); trace(htonl(1)); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 32
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 32
   17: if r2 > r1 goto 31
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: r1 = be16 r1
   23: *(u16 *)(r0 + 8) = r1
   24: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   25: r1 = be32 r1
   26: *(u32 *)(r0 + 12) = r1
   27: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   28: r1 = be64 r1
   29: *(u64 *)(r0 + 20) = r1
   30: *(u32 *)(r0 + 28) = 0x1000000
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
