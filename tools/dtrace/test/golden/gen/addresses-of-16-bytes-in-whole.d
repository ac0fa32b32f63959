BEGIN { trace(inet_ntoa6((in6_addr_t *)arg0, 1)); }
==== code
record of clause 0: 62 bytes
  trace: string of 46 at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; addresses-of-16-bytes-in-whole.d:1: BEGIN { trace(inet_ntoa6((in6_addr_t *)arg0, 1)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 62 bytes, else goto L3
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
L1:   r9 = *(u64 *)(r10 - 8)
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L4
L2:   r4 = *(u64 *)(r10 - 8)
      r1 = r8
      r1 += 16
      r2 = 46
      r3 = r9
      r5 = 0
      call dt_inet_ntoa6()
L3:   commit
      goto L5
L4:   r1 = r6
      call dt_fault()
L5:   leave
dt_fault: as in gen/fault-without-a-record.d
