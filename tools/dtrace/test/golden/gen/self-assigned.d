BEGIN { self->n = pid; self->m = 2; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; self-assigned.d:1: BEGIN { self->n = pid; self->m = 2; }
      r7 = *(u32 *)(r6 + ctx.pid)
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r8 = r0
      if r8 == 0 goto L1
      *(u32 *)(r8 + 0) = r7                  ; self->n
      goto L2
L1:   r1 = 1
      call dt_count()
L2:   if r8 != 0 goto L3
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r8 = r0
L3:   if r8 == 0 goto L4
      *(u32 *)(r8 + 8) = 2                   ; self->m
      goto L5
L4:   r1 = 1
      call dt_count()
L5:   leave
