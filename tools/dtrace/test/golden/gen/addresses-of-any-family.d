BEGIN { trace(inet_ntop(arg1, (void *)arg0)); }
==== code
record of clause 0: 62 bytes
  trace: string of 46 at 16
dt_program_0, 2 arguments, clauses 0
      prologue
; addresses-of-any-family.d:1: BEGIN { trace(inet_ntop(arg1, (void *)arg0)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 62 bytes, else goto L6
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[1])
      r9 = *(u64 *)(r6 + ctx.args[0])
      if r7 != 2 goto L2
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r9
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L7
L1:   r3 = *(u32 *)(r10 - 8)
      r1 = r8
      r1 += 16
      r2 = 46
      call dt_inet_ntoa()
      goto L6
L2:   if r7 == 10 goto L3
      r4 = r7
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L7
L3:   r1 = r10
      r1 += -8
      r2 = 8
      r3 = r9
      call probe_read_kernel
      if r0 == 0 goto L4
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L7
L4:   r7 = *(u64 *)(r10 - 8)
      r9 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r9
      call probe_read_kernel
      if r0 == 0 goto L5
      r4 = r9
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L7
L5:   r4 = *(u64 *)(r10 - 8)
      r1 = r8
      r1 += 16
      r2 = 46
      r3 = r7
      r5 = 0
      call dt_inet_ntoa6()
L6:   commit
      goto L8
L7:   r1 = r6
      call dt_fault()
L8:   leave
dt_fault: as in gen/fault-without-a-record.d
