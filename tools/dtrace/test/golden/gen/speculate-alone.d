self int s; BEGIN { speculate(self->s); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; speculate-alone.d:1: self int s; BEGIN { speculate(self->s); }
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 0
      call task_storage_get
      r1 = 0
      if r0 == 0 goto L1
      r0 = *(s32 *)(r0 + 0)                  ; self->s
      r1 = r0
L1:   w1 = w1
      call dt_speculate()
      if r0 == 0 goto L2
L2:   leave
