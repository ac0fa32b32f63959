BEGIN { trace(inet_ntop(2, (void *)arg0)); trace(inet_ntop(arg1, (void *)arg0)); trace(inet_ntop(1, (void *)arg0)); }
==== code
record of clause 0: 154 bytes
  trace: string of 46 at 16
  trace: string of 46 at 62
  trace: string of 46 at 108
dt_program_0, 2 arguments, clauses 0
      prologue
; addresses-by-family.d:1: BEGIN { trace(inet_ntop(2, (void *)arg0)); trace(inet_ntop(arg1, (void *)arg0)); trace(inet_ntop(1, (void *)arg0)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 154 bytes, else goto L8
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L9
L1:   r3 = *(u32 *)(r10 - 8)
      r1 = r8
      r1 += 16
      r2 = 46
      call dt_inet_ntoa()
      r9 = *(u64 *)(r6 + ctx.args[1])
      if r9 != 2 goto L3
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L9
L2:   r3 = *(u32 *)(r10 - 8)
      r1 = r8
      r1 += 62
      r2 = 46
      call dt_inet_ntoa()
      goto L7
L3:   if r9 == 10 goto L4
      r4 = r9
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L9
L4:   r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L5
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L9
L5:   r9 = *(u64 *)(r10 - 8)
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L6
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L9
L6:   r4 = *(u64 *)(r10 - 8)
      r1 = r8
      r1 += 62
      r2 = 46
      r3 = r9
      r5 = 0
      call dt_inet_ntoa6()
L7:   r4 = 1
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L9
L8:   commit
      goto L10
L9:   r1 = r6
      call dt_fault()
L10:  leave
dt_fault: as in gen/fault-without-a-record.d
