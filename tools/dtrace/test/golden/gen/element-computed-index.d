int a[4]; BEGIN { trace(a[pid]); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; element-computed-index.d:1: int a[4]; BEGIN { trace(a[pid]); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      if r1 < 4 goto L1
      r4 = r1
      r2 = 0xb800000                         ; index out of bounds
      r3 = pc
      goto L3
L1:   r1 <<= 2
      r2 = globals + 0
      r2 += r1
      r1 = *(s32 *)(r2 + 0)                  ; a[]
      *(u32 *)(r0 + 16) = r1
L2:   commit
      goto L4
L3:   r1 = r6
      call dt_fault()
L4:   leave
dt_fault: as in gen/fault-without-a-record.d
