struct s { char x[4194240]; };
struct s a[int];
BEGIN { a[1].x[0] = 1; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
      call dt_claim_working()
      r6 = r0                                ; working memory
      if r6 == 0 goto L5
; largest-element.d:3: BEGIN { a[1].x[0] = 1; }
      *(u64 *)(r6 + 8) = 1
      r2 = r6
      r2 += 8
      r1 = map a0
      call map_lookup_elem
      r7 = r0
      if r7 != 0 goto L2
      r1 = r6
      r1 += 16
      r2 = 0x3fffc0
      r3 = 0
      call probe_read_kernel                 ; clears
      r3 = r6
      r3 += 16
      r2 = r6
      r2 += 8
      r1 = map a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
L1:   r2 = r6
      r2 += 8
      r1 = map a0
      call map_lookup_elem
      r7 = r0
      if r7 == 0 goto L3
L2:   *(u8 *)(r7 + 0) = 1                    ; a[].x[]
      goto L4
L3:   r1 = 1
      call dt_count()
L4:   if r6 == 0 goto L5
      *(u64 *)(r6 + 0) = 0                   ; working memory is free
L5:   leave
