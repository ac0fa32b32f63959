BEGIN { trace(htons(arg0)); trace(ntohl(arg1)); trace(htonll(arg2)); trace(htonl(1)); }
==== code
record of clause 0: 40 bytes
  trace: u16 at 16
  trace: u32 at 20
  trace: u64 at 28
  trace: u32 at 36
dt_program_0, 3 arguments, clauses 0
      prologue
; bytes-in-network-order.d:1: BEGIN { trace(htons(arg0)); trace(ntohl(arg1)); trace(htonll(arg2)); trace(htonl(1)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 40 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[0])
      r1 = be16 r1
      *(u16 *)(r0 + 16) = r1
      r1 = *(u64 *)(r6 + ctx.args[1])
      r1 = be32 r1
      *(u32 *)(r0 + 20) = r1
      r1 = *(u64 *)(r6 + ctx.args[2])
      r1 = be64 r1
      *(u64 *)(r0 + 28) = r1
      *(u32 *)(r0 + 36) = 0x1000000
L1:   commit
      leave
