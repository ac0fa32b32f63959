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
      r7 = r0
      if r7 == 0 goto L1
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r7 + 0) = r1
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r7 + 8) = r0
      goto L2
L1:   r1 = 1
      call dt_count()
; string-of-a-thread-freed.d:2: BEGIN { self->s = 0; }
L2:   if r7 == 0 goto L3
      *(u8 *)(r7 + 0) = 0                    ; self->s
L3:   leave
