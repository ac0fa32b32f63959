BEGIN { self->s = "text"; trace(self->s); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; self-string.d:1: BEGIN { self->s = "text"; trace(self->s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 272 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r7 = r0
      if r7 == 0 goto L1
      r1 = r7
      r2 = 256
      r3 = literals + 0                      ; "text"
      call probe_read_kernel_str
      goto L2
L1:   r1 = 1
      call dt_count()
L2:   if r7 == 0 goto L3
      r3 = r7
      r1 = r8
      r1 += 16
      r2 = 256
      call probe_read_kernel_str             ; self->s
      goto L4
L3:   *(u8 *)(r8 + 16) = 0
L4:   commit
      leave
