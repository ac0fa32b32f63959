BEGIN { self->s = "text"; trace(self->s); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; self-string.d:1: BEGIN { self->s = "text"; trace(self->s); }
      r7 = reserve 264 bytes, else goto L4
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 256
      if r1 > r0 goto L4
      r1 = r8
      r2 = 256
      r3 = literals + 0                      ; "text"
      call probe_read_kernel_str
      r2 = *(u64 *)(r6 + ctx.task)
      r1 = map self
      r3 = 0
      r4 = 1
      call task_storage_get
      r9 = r0
      if r9 == 0 goto L1
      r1 = r9
      r2 = 256
      r3 = r8
      call probe_read_kernel_str
      goto L2
L1:   r1 = 1
      call dt_count()
L2:   if r9 == 0 goto L3
      r3 = r9
      r1 = r7
      r1 += 8
      r2 = 256
      call probe_read_kernel_str             ; self->s
      goto L4
L3:   *(u8 *)(r7 + 8) = 0
L4:   commit
      leave
