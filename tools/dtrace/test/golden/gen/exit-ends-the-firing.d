BEGIN, END /pid/ { exit(0); } BEGIN, END { trace(1); }
==== code
record of clause 0: 16 bytes
  request exit
record of clause 1: 16 bytes
  trace: constant 1
dt_program_0, 0 arguments, clauses 0 1
      prologue
      r7 = 0                                 ; time
; exit-ends-the-firing.d:1: BEGIN, END /pid/ { exit(0); } BEGIN, END { trace(1); }
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L3
      if r7 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L1:   r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = 3
      r2 = state + 0
      r0 = *(u64 *)(r2 + 0)
      w3 = w0
      if r3 == 3 goto L2
      r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
L2:   commit
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 == 3 goto L6
L3:   if r7 != 0 goto L4                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L4:   r0 = reserve 16 bytes, else goto L5
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L5:   commit
L6:   leave
dt_program_1, 0 arguments, clauses 0 1
      prologue
      r7 = 0                                 ; time
; exit-ends-the-firing.d:1: BEGIN, END /pid/ { exit(0); } BEGIN, END { trace(1); }
      r0 = *(u32 *)(r6 + ctx.pid)
      if r0 == 0 goto L3
      if r7 != 0 goto L1                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L1:   r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = 3
      r2 = state + 0
      r0 = *(u64 *)(r2 + 0)
      w3 = w0
      if r3 == 3 goto L2
      r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
L2:   commit
L3:   if r7 != 0 goto L4                     ; time
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
L4:   r0 = reserve 16 bytes, else goto L5
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L5:   commit
      leave
