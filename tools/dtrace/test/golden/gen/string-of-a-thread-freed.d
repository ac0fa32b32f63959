BEGIN { self->s = execname; }
BEGIN { self->s = 0; }
==== code
clause 0 writes no record
clause 1 writes no record
dt_program_0, 0 arguments, clauses 0 1
      prologue
; string-of-a-thread-freed.d:1: BEGIN { self->s = execname; }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      if r1 > r0 goto L2
      r1 = r7
      r2 = 16
      call get_current_comm                  ; execname
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r1 = r0
      if r1 == 0 goto L1
      r2 = 256
      r3 = r7
      call probe_read_kernel_str
      goto L2
L1:   r1 = 1
      call dt_count()
; string-of-a-thread-freed.d:2: BEGIN { self->s = 0; }
L2:   r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 0
      call task_storage_get
      if r0 == 0 goto L3
      *(u8 *)(r0 + 0) = 0                    ; self->s
L3:   leave
