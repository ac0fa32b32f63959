self int n; BEGIN { self->n = 0; }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; self-freed.d:1: self int n; BEGIN { self->n = 0; }
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 0
      call task_storage_get
      if r0 == 0 goto L1
      *(u32 *)(r0 + 0) = 0                   ; self->n
L1:   leave
