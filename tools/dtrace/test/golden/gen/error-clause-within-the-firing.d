BEGIN { trace(*(int *)0); } ERROR { trace(arg4); exit(1); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
record of clause 1: 20 bytes
  trace: s64 at 12
  request exit
dt_program_0, 0 arguments, clauses 0
      prologue
; error-clause-within-the-firing.d:1: BEGIN { trace(*(int *)0); } ERROR { trace(arg4); exit(1); }
      r7 = reserve 12 bytes, else goto L2
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = 0
      call probe_read_kernel                 ; *(...)
      if r0 == 0 goto L1
      r4 = 0
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L3
L1:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r7 + 8) = r0
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault
      r6 = r1                                ; ctx
      r7 = r2                                ; kind and clause
      *(u64 *)(r10 - 8) = r3                 ; spill
      r8 = r4                                ; address
      r9 = r7
      r9 >>= 24
      if r7 & 0x800000 goto L1
      goto L2
L1:   discard
L2:   r7 &= 0x7fffff
      r0 = reserve 32 bytes, else goto L3
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 0) = 0                   ; fault record
      *(u32 *)(r0 + 4) = r1
      *(u32 *)(r0 + 8) = r7
      *(u64 *)(r0 + 12) = r8
      *(u32 *)(r0 + 20) = r9
      r1 = *(u64 *)(r10 - 8)                 ; reload
      *(u32 *)(r0 + 24) = r1
L3:   commit
      r0 = *(u32 *)(r6 + ctx.probe_id)
; error-clause-within-the-firing.d:1: BEGIN { trace(*(int *)0); } ERROR { trace(arg4); exit(1); }
      r0 = reserve 20 bytes, else goto L4
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u32 *)(r0 + 4) = 2                   ; ecb
      *(u64 *)(r0 + 12) = r9
      r1 = 0x100000003 ll
      r2 = state + 0
      r0 = *(u64 *)(r2 + 0)
      w3 = w0
      if r3 == 3 goto L4
      r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
L4:   commit
      leave
