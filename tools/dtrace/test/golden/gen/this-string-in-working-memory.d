BEGIN { this->s = execname; trace(this->s); }
==== code
record of clause 0: 272 bytes
  trace: string of 256 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; this-string-in-working-memory.d:1: BEGIN { this->s = execname; trace(this->s); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r1 = reserve 272 bytes, else goto L1
      *(u32 *)(r1 + 0) = 1                   ; clause
      *(u64 *)(r1 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r1 + 12) = r0                 ; ecb
      r3 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r2 = r3
      r2 += 256
      if r2 > r0 goto L1
      r0 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r0 + 72)                 ; execname
      *(u64 *)(r3 + 0) = r2
      r0 = *(u64 *)(r0 + 80)                 ; execname
      *(u64 *)(r3 + 8) = r0
      r1 += 16
      r2 = 256
      call probe_read_kernel_str             ; this->s
L1:   commit
      leave
