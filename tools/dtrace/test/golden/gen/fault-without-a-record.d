BEGIN { g = *(int *)0; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; fault-without-a-record.d:1: BEGIN { g = *(int *)0; }
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = 0
      call probe_read_kernel                 ; *(...)
      if r0 == 0 goto L1
      r4 = 0
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L2
L1:   r0 = *(s32 *)(r10 - 8)
      r1 = globals + 0
      *(u32 *)(r1 + 0) = r0                  ; g
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault
      r6 = r1                                ; ctx
      r7 = r2                                ; kind and clause
      *(u64 *)(r10 - 8) = r3                 ; spill
      *(u64 *)(r10 - 16) = r4                ; spill
      r8 = r7
      r8 >>= 24
      if r7 & 0x800000 goto L1
      goto L2
L1:   discard
L2:   r7 &= 0x3fffff
      call ktime_get_ns                      ; time
      r9 = r0                                ; time
      r0 = reserve 40 bytes, else goto L3
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 0) = 0                   ; fault record
      *(u64 *)(r0 + 4) = r9                  ; time
      *(u32 *)(r0 + 12) = r1
      *(u32 *)(r0 + 16) = r7
      r1 = *(u64 *)(r10 - 16)                ; reload
      *(u64 *)(r0 + 20) = r1
      *(u32 *)(r0 + 28) = r8
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u32 *)(r0 + 32) = r1
L3:   commit
      r0 = *(u32 *)(r6 + ctx.probe_id)
      leave
