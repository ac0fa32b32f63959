BEGIN { trace(link_ntop(1, (void *)arg0)); }
==== code
record of clause 0: 76 bytes
  trace: string of 60 at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; link-addresses-of-known-kind.d:1: BEGIN { trace(link_ntop(1, (void *)arg0)); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 76 bytes, else goto L2
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = r10
      r1 += -24
      r2 = 6
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   r1 = r8
      r1 += 16
      r2 = 60
      r3 = r10
      r3 += -24
      r4 = 6
      call dt_link_ntop()
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
