struct p { int x; short y; }; struct p g; BEGIN { g.x = 1; g.y = -2; trace(g.y); }
==== code
record of clause 0: 18 bytes
  trace: s16 at 16
dt_program_0, 0 arguments, clauses 0
      prologue
; struct-members.d:1: struct p { int x; short y; }; struct p g; BEGIN { g.x = 1; g.y = -2; trace(g.y); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 18 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      *(u32 *)(r1 + 0) = 1                   ; g.x
      *(u16 *)(r1 + 4) = -2                  ; g.y
      r1 = *(s16 *)(r1 + 4)                  ; g.y
      *(u16 *)(r0 + 16) = r1
L1:   commit
      leave
