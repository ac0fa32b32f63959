struct pair { int a, b; };
struct pair p, list[4], *q;
BEGIN { *(q = &p); list[n++]; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; discarded-struct-has-effects.d:3: BEGIN { *(q = &p); list[n++]; }
      r0 = globals + 0
      r1 = r0
      r2 = *(u64 *)(r6 + ctx.scratch)
      r3 = *(u64 *)(r6 + ctx.scratch_end)
      r4 = r2
      r4 += 8
      if r4 > r3 goto L3
      *(u64 *)(r2 + 0) = r1
      r1 = *(u64 *)(r2 + 0)                  ; as a number
      *(u64 *)(r0 + 40) = r1                 ; q
      r1 = *(u64 *)(r0 + 48)                 ; n
      r2 = r1
      r2 += 1
      *(u64 *)(r0 + 48) = r2                 ; n
      if r1 < 4 goto L1
      r4 = r1
      r2 = 0xb000000                         ; index out of bounds
      r3 = pc
      goto L2
L1:   r1 <<= 3
      goto L3
L2:   r1 = r6
      call dt_fault()
L3:   leave
dt_fault: as in gen/fault-without-a-record.d
