struct pair { int a; long b; };
struct pair p[int]; self struct pair q;
BEGIN { p[1] = 0; self->q = 0; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; struct-element-freed.d:3: BEGIN { p[1] = 0; self->q = 0; }
      r2 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r2
      r1 += 8
      if r1 > r0 goto L1
      *(u64 *)(r2 + 0) = 1
      r1 = map p0
      call map_delete_elem
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 0
      call task_storage_get
      if r0 == 0 goto L1
      *(u64 *)(r0 + 0) = 0
      *(u64 *)(r0 + 8) = 0
L1:   leave
