BEGIN { self->s = execname; }
BEGIN { self->s = 0; }
==== code
clause 0 writes no record
clause 1 writes no record
dt_program_0, 0 arguments, clauses 0 1
      prologue
; string-of-a-thread-freed.d:1: BEGIN { self->s = execname; }
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r6 = r0
      if r6 == 0 goto L1
      r1 = r6
      r2 = 16
      call get_current_comm                  ; execname
      goto L2
L1:   r1 = 1
      call dt_count()
; string-of-a-thread-freed.d:2: BEGIN { self->s = 0; }
L2:   if r6 == 0 goto L3
      *(u8 *)(r6 + 0) = 0                    ; self->s
L3:   leave
