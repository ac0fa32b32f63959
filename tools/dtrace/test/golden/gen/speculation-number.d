self int s; BEGIN { self->s = speculation(); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; speculation-number.d:1: self int s; BEGIN { self->s = speculation(); }
      call dt_speculation()
      r7 = r0
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      if r0 == 0 goto L1
      *(u32 *)(r0 + 0) = r7                  ; self->s
      goto L2
L1:   r1 = 1
      call dt_count()
L2:   leave
