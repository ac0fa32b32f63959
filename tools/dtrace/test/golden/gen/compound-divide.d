BEGIN { n = 7; n /= pid; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; compound-divide.d:1: BEGIN { n = 7; n /= pid; }
      r0 = globals + 0
      *(u32 *)(r0 + 0) = 7                   ; n
      r1 = *(u32 *)(r6 + ctx.pid)
      r5 = *(s32 *)(r0 + 0)                  ; n
      if r1 != 0 goto L1
      r4 = 0
      r2 = 0x4000000                         ; divide-by-zero
      r3 = pc
      goto L2
L1:   r5 s/= r1
      *(u32 *)(r0 + 0) = r5                  ; n
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
