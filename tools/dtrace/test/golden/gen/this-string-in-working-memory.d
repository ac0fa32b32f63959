BEGIN { this->s = execname; trace(this->s); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 0 arguments, clauses 0
      prologue
; this-string-in-working-memory.d:1: BEGIN { this->s = execname; trace(this->s); }
      r7 = reserve 264 bytes, else goto L1
      *(u32 *)(r7 + 0) = 1                   ; clause
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r7 + 4) = r0                  ; ecb
      r8 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r8
      r1 += 256
      if r1 > r0 goto L1
      r1 = r8
      r2 = 16
      call get_current_comm                  ; execname
      r3 = r8
      r1 = r7
      r1 += 8
      r2 = 256
      call probe_read_kernel_str             ; this->s
L1:   commit
      leave
