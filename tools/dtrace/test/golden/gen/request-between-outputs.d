BEGIN { trace(pid); ftruncate(); trace(1); if (pid) { ftruncate(); } exit(0); }
==== code
record of clause 0: 24 bytes
  trace: s32 at 16
  request ftruncate
  trace: constant 1
  if u32 at 20
    request ftruncate
  else
  request exit
dt_program_0, 0 arguments, clauses 0
      prologue
; request-between-outputs.d:1: BEGIN { trace(pid); ftruncate(); trace(1); if (pid) { ftruncate(); } exit(0); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 24 bytes, else goto L3
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
      if r1 == 0 goto L1
      *(u32 *)(r0 + 20) = 1
      goto L2
L1:   *(u32 *)(r0 + 20) = 0
L2:   r1 = 3
      r2 = state + 0
      r0 = *(u64 *)(r2 + 0)
      w3 = w0
      if r3 == 3 goto L3
      r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
L3:   commit
      leave
