this int n; BEGIN /pid/ { this->n = 3; } BEGIN { trace(this->n); }
==== code
clause 0 writes no record
record of clause 1: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0 1
      prologue
      r7 = 0                                 ; this->n
; this-read-first-is-cleared.d:1: this int n; BEGIN /pid/ { this->n = 3; } BEGIN { trace(this->n); }
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L1
      r7 = 3
L1:   call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 20 bytes, else goto L2
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      *(u32 *)(r0 + 16) = r7
L2:   commit
      leave
