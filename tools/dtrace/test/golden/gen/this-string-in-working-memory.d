BEGIN { this->s = execname; trace(this->s); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; this-string-in-working-memory.d:1: BEGIN { this->s = execname; trace(this->s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 272 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      if r1 > r0 goto L1
      r1 = r7
      r2 = 16
      call get_current_comm                  ; execname
      r3 = r7
      r1 = r8
      r1 += 16
      r2 = 256
      call probe_read_kernel_str             ; this->s
L1:   commit
      leave
