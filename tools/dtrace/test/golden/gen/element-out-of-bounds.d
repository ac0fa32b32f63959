int a[2][3]; BEGIN { a[1][pid] = 1; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; element-out-of-bounds.d:1: int a[2][3]; BEGIN { a[1][pid] = 1; }
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 < 3 goto L1
      r4 = r0
      r2 = 0xb000000                         ; index out of bounds
      r3 = pc
      goto L2
L1:   r0 <<= 2
      r1 = globals + 0
      r1 += r0
      *(u32 *)(r1 + 12) = 1                  ; a[][]
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
