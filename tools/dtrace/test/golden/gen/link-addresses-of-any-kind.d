BEGIN { trace(link_ntop(arg1, (void *)arg0)); }
==== code
record of clause 0: 76 bytes
  trace: string of 60 at 16
dt_program_0, 2 arguments, clauses 0
      prologue
; link-addresses-of-any-kind.d:1: BEGIN { trace(link_ntop(arg1, (void *)arg0)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 76 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r4 = *(u64 *)(r6 + ctx.args[1])
      r7 = *(u64 *)(r6 + ctx.args[0])
      r9 = 6
      if r4 == 1 goto L2
      if r4 == 32 goto L1
      r2 = 0x3800000                         ; illegal operation
      r3 = pc
      goto L5
L1:   r9 = 20
L2:   r1 = r10
      r1 += -24
      r2 = r9
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L3
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L3:   r1 = r8
      r1 += 16
      r2 = 60
      r3 = r10
      r3 += -24
      r4 = r9
      call dt_link_ntop()
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
