this int n; BEGIN { this->n = 3; this->n += pid; } BEGIN { this->n++; trace(this->n); }
==== code
clause 0 writes no record
record of clause 1: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0 1
      prologue
; this-in-registers.d:1: this int n; BEGIN { this->n = 3; this->n += pid; } BEGIN { this->n++; trace(this->n); }
      r7 = 3
      r0 = *(u32 *)(r6 + ctx.pid)
      r7 += r0
      r7 = (s32)r7
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r7 += 1
      r7 = (s32)r7
      *(u32 *)(r0 + 16) = r7
L1:   commit
      leave
