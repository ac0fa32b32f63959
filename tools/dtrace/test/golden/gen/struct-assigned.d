struct p { int x; long y; }; struct p g; this struct p t; BEGIN { this->t = g; trace(this->t.x); }
==== code
record of clause 0: 20 bytes
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; struct-assigned.d:1: struct p { int x; long y; }; struct p g; this struct p t; BEGIN { this->t = g; trace(this->t.x); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.scratch)
      r2 = *(u64 *)(r6 + ctx.scratch_end)
      r3 = r1
      r3 += 16
      if r3 > r2 goto L1
      r2 = globals + 0
      r3 = *(u64 *)(r2 + 0)
      *(u64 *)(r1 + 0) = r3
      r2 = *(u64 *)(r2 + 8)
      *(u64 *)(r1 + 8) = r2
      r1 = *(s32 *)(r1 + 0)                  ; this->t.x
      *(u32 *)(r0 + 16) = r1
L1:   commit
      leave
