struct p { int x; long y; }; struct p g; BEGIN { print(g); }
==== code
record of clause 0: 36 bytes
  print struct p: 16 bytes at 20
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-a-struct.d:1: struct p { int x; long y; }; struct p g; BEGIN { print(g); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 36 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = globals + 0
      r2 = *(u64 *)(r1 + 0)
      *(u64 *)(r0 + 20) = r2
      r1 = *(u64 *)(r1 + 8)
      *(u64 *)(r0 + 28) = r1
L1:   commit
      leave
