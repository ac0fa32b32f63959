BEGIN { tracemem(arg0, 20); }
==== code
record of clause 0: 36 bytes
  tracemem: 20 bytes at 16
dt_program_0, 1 arguments, clauses 0
      prologue
; tracemem.d:1: BEGIN { tracemem(arg0, 20); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 36 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 += 16
      r2 = 20
      r3 = r7
      call probe_read_kernel
      if r0 == 0 goto L1
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L2
L1:   commit
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
